import { canonicalLanguage } from './language.ts';

/** Silent reading speed of adults (words per minute): mean of many studies of non-fiction (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238;

/**
 * Reading speed (characters per minute) where each character counts as a word. Source: IReST (Trauzettel-Klosinski and
 * Dietz 2012), whose 228 words per minute for English fit the value above.
 */
const CHARACTERS_PER_MINUTE: ReadonlyMap<string, number> = new Map([
  ['zh', 255],
  ['yue', 255],
  ['ja', 357],
]);

/** Characters that count as words (Chinese and Japanese). */
export const COUNTED_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Letters of scripts without spaces between words. In these scripts, finding words needs a dictionary. */
const UNSPACED_SCRIPTS = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'u');
const UNSPACED_RUN = new RegExp(`[${UNSPACED_SCRIPTS}][${UNSPACED_SCRIPTS}\\p{M}]*`, 'gu');
/** Ranges that contain all letters of the patterns above; tested first, because most texts contain none of them. */
const BEYOND_ALPHABETS = /[\u0e00-\u109f\u1780-\u17ff\u2e80-\u{3ffff}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** Counts words by spaces or, in scripts without spaces, by `Intl.Segmenter`. Chinese characters count as words. */
export function countWords(text: string, language: string): number {
  if (!BEYOND_ALPHABETS.test(text)) return countSpaced(text);
  let characters = 0;
  const others = text.replace(COUNTED_CHARACTER, () => {
    characters++;
    return ' ';
  });
  return characters + countUnspaced(others, language);
}

function countUnspaced(text: string, language: string): number {
  if (!UNSPACED.test(text)) return countSpaced(text);
  const segmenter = new Intl.Segmenter(canonicalLanguage(language) || undefined, { granularity: 'word' });
  let words = 0;
  const others = text.replace(UNSPACED_RUN, (run) => {
    for (const segment of segmenter.segment(run)) if (segment.isWordLike) words++;
    return ' ';
  });
  return words + countSpaced(others);
}

/** Counts the pieces with a letter or digit: for prose, the same as `Intl.Segmenter`, which is far slower. */
function countSpaced(text: string): number {
  let words = 0;
  let isCounted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x20 || (code < 0x21 && code > 0x08) || code === 0xa0 || (code >= 0x2000 && code <= 0x200a))
      isCounted = false;
    else if (!isCounted && isWordCharacter(code, text, i)) {
      words++;
      isCounted = true;
    }
  }
  return words;
}

function isWordCharacter(code: number, text: string, index: number): boolean {
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
  return WORD.test(String.fromCodePoint(text.codePointAt(index) ?? 0));
}

/** Returns the estimated time to read this number of words (whole minutes, at least 1). */
export function readingMinutes(words: number, language: string): number {
  const main = language.split('-')[0]?.toLowerCase() ?? '';
  return Math.max(1, Math.round(words / (CHARACTERS_PER_MINUTE.get(main) ?? WORDS_PER_MINUTE)));
}

/** Returns whether the length of a text in this language is counted in characters, not words (Chinese, Japanese). */
export function countsCharacters(language: string): boolean {
  return CHARACTERS_PER_MINUTE.has(language.split('-')[0]?.toLowerCase() ?? '');
}
