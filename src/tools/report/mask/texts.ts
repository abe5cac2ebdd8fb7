/**
 * Makes texts unreadable: words keep their length, case and writing system; punctuation and spaces stay. Each
 * occurrence of a word gets new random letters, so that word frequencies reveal nothing. But algorithms compare some
 * texts, which therefore stay equal: whole texts that are equal (two equal lines, for example), the words of the page's
 * head wherever they occur, and the words in class names, ids and addresses. The substitutions are not stored.
 */
import { range } from '../../../shared/lists.ts';
import { getOrMake } from '../../../shared/memoised.ts';
import { STRUCTURE_NAMES } from '../../../vocabulary/structure.ts';

const WORD_OR_DIGITS = /[\p{L}\p{M}]+|\p{Nd}+/gu;
const WORDS = /[\p{L}\p{M}]+/gu;
/** Words and numbers in a class name or id, even if only a capital letter separates them ("harbourLights"). */
const NAME_PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{Nd}+/gu;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:([T ])(\d\d):(\d\d)(.{0,20}))?$/;
const DIGIT = /^\p{Nd}/u;

const STRUCTURE: ReadonlySet<string> = new Set(STRUCTURE_NAMES.split(' '));
/** Minimum length of a word that is masked in class names and ids. Algorithms need shorter ones, such as "ad". */
const SHORTEST_WORD = 4;
/** Maximum length of a number that is not masked in a class name or id. Longer ones may identify somebody. */
const LONGEST_NUMBER = 4;
/** Maximum number of new attempts to find a substitute that is not a word of the page; then the last one is used. */
const MOST_DRAWS = 50;

export interface TextMask {
  text(text: string): string;
  /** Masks a class, an id or an attribute name: only words that also occur in the page's text, and long numbers. */
  name(name: string): string;
  /** Masks a part of an address: all words except those that describe the kind of page. */
  part(part: string): string;
  /** Masks a date (ISO 8601) as another date, and any other value as text. */
  date(text: string): string;
}

/** `head`: texts of the page's head, such as its title and the author's name. */
export function createTextMask(texts: Iterable<string>, head: Iterable<string>, random: Random): TextMask {
  const own = wordsIn(texts);
  const ofHead = wordsIn(head);
  const letter = createLetterMask(random);
  const wholes = new Map<string, string>();
  const steady = new Map<string, string>();

  const draw = (word: string) => Array.from(word, letter).join('');

  function drawOther(word: string): string {
    let drawn = draw(word);
    const isOwn = () => own.has(drawn.toLowerCase());
    for (let draws = 0; word.length >= SHORTEST_WORD && isOwn() && draws < MOST_DRAWS; draws++) drawn = draw(word);
    return drawn;
  }

  /** Returns a word's substitute, which is the same at every occurrence of the word except for upper and lower case. */
  function steadily(word: string): string {
    const lower = word.toLowerCase();
    if (Array.from(lower).length !== Array.from(word).length) return drawOther(word);
    return inCaseOf(word, getOrMake(steady, lower, drawOther));
  }

  const anywhere = (piece: string) => (ofHead.has(piece.toLowerCase()) ? steadily(piece) : drawOther(piece));

  function namePart(part: string): string {
    if (DIGIT.test(part)) return part.length > LONGEST_NUMBER ? steadily(part) : part;
    const lower = part.toLowerCase();
    return part.length >= SHORTEST_WORD && own.has(lower) && !STRUCTURE.has(lower) ? steadily(part) : part;
  }

  function addressPart(part: string): string {
    if (DIGIT.test(part)) return part.length > 2 ? steadily(part) : part;
    return STRUCTURE.has(part.toLowerCase()) ? part : steadily(part);
  }

  const text = (original: string) => getOrMake(wholes, original, () => original.replace(WORD_OR_DIGITS, anywhere));

  return {
    text,
    name: (name) => name.replace(NAME_PARTS, namePart),
    part: (part) => part.replace(NAME_PARTS, addressPart),
    date(original) {
      const date = DATE.exec(original);
      if (!date) return text(original);
      const [, , , , between = '', hours, , rest = ''] = date;
      const time = () => (hours ? between + drawTime(random) + draw(rest) : '');
      return getOrMake(wholes, original, () => drawDate(random) + time());
    },
  };
}

function wordsIn(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(WORDS)) words.add(word.toLowerCase());
    // Also adds the parts of names such as "harbourLights".
    for (const [part] of text.matchAll(NAME_PARTS)) words.add(part.toLowerCase());
  }
  return words;
}

function inCaseOf(word: string, lower: string): string {
  const written = Array.from(word);
  return Array.from(lower, (character, at) => {
    const isCapital = written[at] !== written[at]?.toLowerCase();
    const capital = character.toUpperCase();
    return isCapital && capital.length === character.length ? capital : character;
  }).join('');
}

const twoDigits = (random: Random, from: number, to: number) =>
  String(from + Math.floor(random() * (to - from + 1))).padStart(2, '0');

const drawDate = (random: Random) =>
  `20${twoDigits(random, 0, 25)}-${twoDigits(random, 1, 12)}-${twoDigits(random, 1, 28)}`;
const drawTime = (random: Random) => `${twoDigits(random, 0, 23)}:${twoDigits(random, 0, 59)}`;

/** Returns an unpredictable number, from 0 to less than 1. */
export type Random = () => number;

/** Ranges of code points. A letter's substitute is in its range, or else in the 128 code points around the letter. */
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
function createLetterMask(random: Random): (character: string) => string {
  const alphabets = new Map<string, readonly string[]>();

  function alphabetOf(character: string): readonly string[] {
    const kind = KINDS.find((pattern) => pattern.test(character));
    const code = character.codePointAt(0) as number;
    if (!kind) return [character];
    const [first, last] = RANGES.find(([from, to]) => from <= code && code <= to) ?? [code & ~127, code | 127];
    const key = `${first} ${KINDS.indexOf(kind)}`;
    return getOrMake(alphabets, key, () => charactersIn(first, last, kind));
  }

  return (character) => {
    const alphabet = alphabetOf(character);
    return alphabet[Math.floor(random() * alphabet.length)] ?? character;
  };
}

function charactersIn(first: number, last: number, kind: RegExp): readonly string[] {
  return range(first, last + 1)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => kind.test(character));
}
