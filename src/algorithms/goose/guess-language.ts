import type { PackedLists } from '../steps/stop-list.ts';
import { PYTHON_SPACE } from '../steps/white-space.ts';

/** Scripts of only one language with a stop list, recognised by their letters. */
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
/** Share of letters that decides. Japanese mixes scripts, and pages have foreign names. */
const MUCH = 0.2;
/** Fewest hits in the best list. */
const MINIMUM_HITS = 5;
/** Factor by which another language must exceed English: lists of names and prices have many random hits. */
const AHEAD_OF_ENGLISH = 3;

const SEPARATOR = new RegExp(`[${PYTHON_SPACE}!-/:-@[-\`{-~«»“”„–—…]+`);

/**
 * Returns the language of a text, by its script or by the list with most of its stop words; null if unclear. A word in
 * many lists counts little, so that long lists do not win by common words.
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
