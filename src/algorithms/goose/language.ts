import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { addToList, countEach } from '../../shared/lists.ts';
import { type TreeElement, textBelow } from '../steps/element-tree.ts';
import { STOP_WORDS } from '../steps/goose/stop-words.ts';
import { type PackedLists, pageLanguage, type StopList, stopList } from '../steps/page-language.ts';
import { PYTHON_SPACE } from '../steps/python-text.ts';
import type { TraceEntry } from '../types.ts';

/** Number of characters at the beginning of the page from which the language is guessed. */
const SAMPLE = 20_000;

/** Returns the stop words for a page (docs/specs/goose.md, "Languages"), and a trace entry about their choice. */
export function chooseLanguage(snapshot: PageSnapshot, page: TreeElement): { list: StopList; trace: TraceEntry } {
  const declared = pageLanguage(snapshot);
  const guessed = declared ?? guessLanguage(sampleOf(snapshot, page), STOP_WORDS);
  const list = stopList(STOP_WORDS, guessed);
  const said =
    declared === null ? `the page names no language; guessed: ${guessed ?? 'none'}` : `the page says ${declared}`;
  const missing = guessed !== null && list.language !== guessed ? ', for which there is no list' : '';
  const reason = `stop words of "${list.language}"; ${said}${missing}`;
  return { list, trace: { step: 'language', node: 0, kept: true, reason } };
}

function sampleOf({ metadata }: PageSnapshot, page: TreeElement): string {
  const parts = [metadata.title, ...(metadata.meta.description ?? []), ...(metadata.meta.keywords ?? [])];
  let length = 0;
  for (const { text } of textBelow(page)) {
    if (length > SAMPLE) break;
    parts.push(text.slice(0, SAMPLE));
    length += text.length;
  }
  return parts.join(' ');
}

/** Languages recognized by their writing system. Japanese precedes Chinese, because it also uses Han characters. */
const BY_SCRIPT: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
];

const LETTER = /\p{L}/gu;
/**
 * A writing system decides the language if it has more than this share (0–1) of a text's letters. The share is low,
 * because Japanese texts contain many Chinese characters and only some Japanese letters (kana).
 */
const MUCH = 0.2;
/** Minimum number of stop words for a guess. A stop word of several languages counts as a fraction of one. */
const MINIMUM_HITS = 5;
/**
 * Another language is guessed only if its score is at least this many times the score of English. The limit is high,
 * because names and prices on English pages contain many words that look like foreign stop words.
 */
const AHEAD_OF_ENGLISH = 3;

const SEPARATOR = new RegExp(`[${PYTHON_SPACE}!-/:-@[-\`{-~«»“”„–—…]+`);

/**
 * Returns the language of a text, found by its writing system or else by its stop words; null if unclear. A stop word
 * of several languages counts less for each; otherwise, the language with the longest list would often win.
 */
export function guessLanguage(text: string, lists: PackedLists): string | null {
  const letters = numberOf(text, LETTER);
  const scripted = BY_SCRIPT.find(([, pattern]) => numberOf(text, pattern) > letters * MUCH);
  return scripted ? scripted[0] : byStopWords(text, lists);
}

function numberOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function byStopWords(text: string, lists: PackedLists): string | null {
  const counts = countEach(text.toLowerCase().split(SEPARATOR));
  counts.delete('');
  const languagesOf = new Map<string, string[]>();
  for (const [language, packed] of Object.entries(lists)) {
    for (const word of packed.split(' ')) {
      if (counts.has(word)) addToList(languagesOf, word, language);
    }
  }
  const hits = new Map<string, number>();
  for (const [word, languages] of languagesOf) {
    const share = (counts.get(word) ?? 0) / languages.length;
    for (const language of languages) hits.set(language, (hits.get(language) ?? 0) + share);
  }
  const [language, score] = [...hits].reduce((best, other) => (other[1] > best[1] ? other : best), ['', 0]);
  const isClear = language === 'en' || score >= AHEAD_OF_ENGLISH * (hits.get('en') ?? 0);
  return score >= MINIMUM_HITS && isClear ? language : null;
}
