/** What a character is to the tokenizer (docs/specs/newspaper.md, "Words and links (4k)"). */
import { PYTHON_SPACE } from '../../steps/white-space.ts';

export const CharacterClass = { unknown: 0, separator: 1, word: 2, contraction: 3, other: 4 } as const;

/** They stay between two word characters ("don't", "well-known") and part words elsewhere. */
const CONTRACTION = new Set("-'`ʹʻʼʽʾʿˈˊ‘’‛′‵Ꞌꞌ");
/** White space, and what the original blanks out: Unicode's and ASCII's punctuation. */
const SEPARATOR = new RegExp(`[\\p{P}!-/:-@[-\`{-~${PYTHON_SPACE}]`, 'u');
const WORD = /[\p{L}\p{N}]/u;

const BASIC_PLANE = 0x1_0000;

/** Classes by code point. What was looked up once is remembered: patterns are slow, and pages use few characters. */
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
