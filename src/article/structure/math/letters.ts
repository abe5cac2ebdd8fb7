import { own } from '../../../shared/own.ts';

/**
 * Replaces letters in a mathematical style, such as bold, by the Unicode characters for this style. Browsers do not
 * support `mathvariant` (MathML Core 3.2.1), and characters keep their meaning in every export.
 */

/** By style: code points of the first capital letter, small letter and digit; 0 if Unicode has none in this style. */
const ALPHABETS: Readonly<Record<string, readonly [number, number, number]>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  'bold-italic': [0x1d468, 0x1d482, 0],
  script: [0x1d49c, 0x1d4b6, 0],
  'bold-script': [0x1d4d0, 0x1d4ea, 0],
  fraktur: [0x1d504, 0x1d51e, 0],
  'bold-fraktur': [0x1d56c, 0x1d586, 0],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

/**
 * Letters that an alphabet lacks because Unicode already had them elsewhere, such as ℎ. Each key is the code point that
 * is left free in the alphabet.
 */
const OLDER: ReadonlyMap<number, string> = new Map(
  Object.entries({
    ℬ: 0x1d49d,
    ℰ: 0x1d4a0,
    ℱ: 0x1d4a1,
    ℋ: 0x1d4a3,
    ℐ: 0x1d4a4,
    ℒ: 0x1d4a7,
    ℳ: 0x1d4a8,
    ℛ: 0x1d4ad,
    ℯ: 0x1d4ba,
    ℊ: 0x1d4bc,
    ℴ: 0x1d4c4,
    ℭ: 0x1d506,
    ℌ: 0x1d50b,
    ℑ: 0x1d50c,
    ℜ: 0x1d515,
    ℨ: 0x1d51d,
    ℂ: 0x1d53a,
    ℍ: 0x1d53f,
    ℕ: 0x1d545,
    ℙ: 0x1d547,
    ℚ: 0x1d548,
    ℝ: 0x1d549,
    ℤ: 0x1d551,
  }).map(([letter, place]) => [place, letter]),
);

/** Converts letters and digits to a mathematical alphabet, such as "fraktur" (a value of `mathvariant`). */
export function inAlphabet(text: string, alphabet: string): string {
  const starts = own(ALPHABETS, alphabet);
  if (!starts) return text;
  const [capital, small, digit] = starts;
  return text.replace(/[A-Za-z0-9]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code >= 97 ? small - 97 : code >= 65 ? capital - 65 : digit === 0 ? 0 : digit - 48;
    return OLDER.get(first + code) ?? String.fromCodePoint(first + code);
  });
}
