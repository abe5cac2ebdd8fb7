/** Replaces a letter or digit with a random one of the same writing system, case and length. */

/** Returns an unpredictable number, from 0 to less than 1. */
export type Random = () => number;

/**
 * Ranges of code points. A letter's substitute is chosen from the range that contains the letter. For letters outside
 * of these ranges, it is chosen from the 128 code points around the letter.
 */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0x17f],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x531, 0x587],
  [0x5d0, 0x5ea],
  [0x620, 0x64a],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x3400, 0x9fa5],
  [0xac00, 0xd7a3],
  [0x20000, 0x2a6d6],
];

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Lo}/u, /\p{M}/u, /\p{Nd}/u, /\p{L}/u];

/** Returns a function that replaces a letter, combining mark or digit at random; other characters stay. */
export function createLetterMask(random: Random): (character: string) => string {
  const alphabets = new Map<string, readonly string[]>();

  function alphabetOf(character: string): readonly string[] {
    const kind = KINDS.find((pattern) => pattern.test(character));
    const code = character.codePointAt(0) as number;
    if (!kind) return [character];
    const [first, last] = RANGES.find(([from, to]) => from <= code && code <= to) ?? [code & ~127, code | 127];
    const key = `${first} ${KINDS.indexOf(kind)}`;
    const known = alphabets.get(key) ?? charactersIn(first, last, kind);
    alphabets.set(key, known);
    return known;
  }

  return (character) => {
    const alphabet = alphabetOf(character);
    return alphabet[Math.floor(random() * alphabet.length)] ?? character;
  };
}

function charactersIn(first: number, last: number, kind: RegExp): readonly string[] {
  const characters: string[] = [];
  for (let code = first; code <= last; code++) {
    const character = String.fromCodePoint(code);
    if (kind.test(character)) characters.push(character);
  }
  return characters;
}
