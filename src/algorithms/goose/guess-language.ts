import type { PackedLists } from '../steps/stop-list.ts';
import { PYTHON_SPACE } from '../steps/white-space.ts';

/** Scripts that stand for one language (of those with a stop list), and are told by their letters. */
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
/** Share of the letters that settles it. Japanese mixes scripts, and pages have foreign names. */
const MUCH = 0.2;
/** Fewer hits in the best list say nothing. */
const MINIMUM_HITS = 5;
/** Lists of names and prices are full of odd hits: another language must leave English this far behind. */
const AHEAD_OF_ENGLISH = 3;

const SEPARATOR = new RegExp(`[${PYTHON_SPACE}!-/:-@[-\`{-~«»“”„–—…]+`);

/**
 * The language of a text, by its script, or by the list with the most stop words in it; null when that is not clear. A
 * word that is in many lists counts little, so that long lists do not win by words that belong to all.
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
  const counts = countWords(text);
  const languagesOf = new Map<string, string[]>();
  for (const [language, packed] of Object.entries(lists)) {
    for (const word of packed.split(' ')) {
      if (counts.has(word)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
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

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(SEPARATOR))
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
