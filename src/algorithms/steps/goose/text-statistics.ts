import { isSpaceCode } from '../python-text.ts';

/** Numbers of words and letters in a text. If two texts are joined by a space, their numbers add up. */
export interface TextStatistics {
  /** Number of pieces of text between white space. */
  words: number;
  countedWords: number;
  stopWords: number;
  /** Number of characters that are not white space. */
  letters: number;
}

export type CountStatistics = (text: string) => TextStatistics;

/** Removed from a word before it is looked up in the stop words, which contain "dont" for "don't". */
const PUNCTUATION = /[!-/:-@[-`{-~]+/g;

/**
 * See docs/specs/goose.md, "Counting". If the stop words have an empty entry, a word of only punctuation counts as one.
 * `isWord` returns whether a word counts for the link density (default: all do).
 */
export function statisticsCounter(stopWords: ReadonlySet<string>, isWord?: (word: string) => boolean): CountStatistics {
  const sieve = sieveOf(stopWords);
  return (text) => {
    const found: TextStatistics = { words: 0, countedWords: 0, stopWords: 0, letters: 0 };
    let start = 0;
    let hash = EMPTY_HASH;
    for (let place = 0; place <= text.length; place++) {
      const code = place < text.length ? text.charCodeAt(place) : 0x20;
      if (!isSpaceCode(code)) {
        hash = addToHash(hash, code);
        found.letters += isSecondHalf(code) ? 0 : 1;
        continue;
      }
      if (place > start) {
        found.words++;
        if (sieve.mayHold(hash) && stopWords.has(bare(text.slice(start, place)))) found.stopWords++;
        if (!isWord || isWord(text.slice(start, place))) found.countedWords++;
      }
      start = place + 1;
      hash = EMPTY_HASH;
    }
    return found;
  };
}

/** A surrogate pair is one character, so its second half is not counted. */
function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function bare(word: string): string {
  return word.replace(PUNCTUATION, '').toLowerCase();
}

/**
 * Quickly finds out that a word is not in a list (a Bloom filter with one hash). The hash of a word ignores ASCII
 * punctuation, and whether letters are capitals. It is computed letter by letter, without creating a string.
 */
interface Sieve {
  /** False if no word of the list has this hash. If true, the word may still be missing from the list. */
  mayHold(hash: number): boolean;
}

const EMPTY_HASH = 0;
/** For words with a non-ASCII character, whose lower case cannot be computed letter by letter. */
const UNKNOWN_HASH = -1;
const SIZE = 1 << 16;

function sieveOf(words: Iterable<string>): Sieve {
  const marks = new Uint8Array(SIZE);
  for (const word of words) {
    let hash = EMPTY_HASH;
    for (let place = 0; place < word.length; place++) hash = addToHash(hash, word.charCodeAt(place));
    if (hash !== UNKNOWN_HASH) marks[hash] = 1;
  }
  return { mayHold: (hash) => hash === UNKNOWN_HASH || marks[hash] === 1 };
}

function addToHash(hash: number, code: number): number {
  if (hash === UNKNOWN_HASH || code >= 0x80) return UNKNOWN_HASH;
  const isCapital = code >= 0x41 && code <= 0x5a;
  const lower = isCapital ? code + 0x20 : code;
  const isKept = (lower >= 0x61 && lower <= 0x7a) || (lower >= 0x30 && lower <= 0x39) || lower < 0x20;
  return isKept ? (Math.imul(hash, 31) + lower) & (SIZE - 1) : hash;
}
