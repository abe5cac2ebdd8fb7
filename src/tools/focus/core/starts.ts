import { type TextSpan, words } from '../../aloud/core/segments.ts';

/** Characters of words in alphabets with unconnected letters and with spaces between words. */
const OF_WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’\u00ad-]/u;
const LETTER = /\p{L}\p{M}*/gu;

/** In a word with at most this many letters, only the first letter is bold. */
const SHORT = 3;
/** Share of the letters that are bold in longer words. */
const SHARE = 0.4;

/** Returns the beginnings of words to make bold, in text order. Skips numbers, and words in other alphabets. */
export function startsOf(text: string, language: string): TextSpan[] {
  return words(text, language).flatMap(({ start, end }) => {
    const word = text.slice(start, end);
    if (!Array.from(word).every((character) => OF_WORDS.test(character))) return [];
    const letters = [...word.matchAll(LETTER)];
    const count = letters.length <= SHORT ? 1 : Math.ceil(letters.length * SHARE);
    const last = letters[count - 1];
    return last ? [{ start, end: start + last.index + last[0].length }] : [];
  });
}
