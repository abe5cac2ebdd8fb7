/** Beginnings of words, for those who want them to stand out. */
import { type TextSpan, words } from '../../aloud/core/segments.ts';

/** Scripts whose words are written with letters one after the other, with spaces between the words. */
const OF_WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’\u00ad-]/u;
const LETTER = /\p{L}\p{M}*/gu;

/** Short words have one letter that stands out, longer ones this part of theirs. */
const SHORT = 3;
const SHARE = 0.4;

/** In the text, in its order. Numbers, and words of other scripts, have none. */
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
