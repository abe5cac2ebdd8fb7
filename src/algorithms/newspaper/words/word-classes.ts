/** The tokenizer's character classes (docs/specs/newspaper.md, "Words and links (4k)"). */
import { PYTHON_SPACE } from '../../steps/white-space.ts';

export const CharacterClass = { unknown: 0, separator: 1, word: 2, contraction: 3, other: 4 } as const;

/** Signs that stay between two word characters ("don't", "well-known") and separate words elsewhere. */
const CONTRACTION = new Set("-'`ʹʻʼʽʾʿˈˊ‘’‛′‵Ꞌꞌ");
/** White space, and the Unicode and ASCII punctuation that the original blanks out. */
const SEPARATOR = new RegExp(`[\\p{P}!-/:-@[-\`{-~${PYTHON_SPACE}]`, 'u');
const WORD = /[\p{L}\p{N}]/u;

const BASIC_PLANE = 0x1_0000;

/** Returns a classifier by code point. It caches results: patterns are slow, and pages use few characters. */
export function classifier(): (codePoint: number) => number {
  const known = new Uint8Array(BASIC_PLANE);
  return (codePoint) => {
    if (codePoint >= BASIC_PLANE) return classOf(codePoint);
    const remembered = known[codePoint];
    if (remembered !== CharacterClass.unknown && remembered !== undefined) return remembered;
    const found = classOf(codePoint);
    known[codePoint] = found;
    return found;
  };
}

function classOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (CONTRACTION.has(character)) return CharacterClass.contraction;
  if (SEPARATOR.test(character)) return CharacterClass.separator;
  return WORD.test(character) ? CharacterClass.word : CharacterClass.other;
}
