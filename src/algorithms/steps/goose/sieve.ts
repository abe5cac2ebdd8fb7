/**
 * Excludes most words that are not in a list without creating strings: pages of many megabytes are counted word by
 * word. Hashes are built letter by letter, in lower case and without ASCII punctuation.
 */
export interface Sieve {
  /** Returns false only for words that are not in the list. */
  mayHold(hash: number): boolean;
}

export const EMPTY_HASH = 0;
/** Hash of words with non-ASCII letters, whose case is not changed letter by letter. */
const UNKNOWN_HASH = -1;
const SIZE = 1 << 16;

export function sieveOf(words: Iterable<string>): Sieve {
  const marks = new Uint8Array(SIZE);
  for (const word of words) {
    let hash = EMPTY_HASH;
    for (let place = 0; place < word.length; place++) hash = addToHash(hash, word.charCodeAt(place));
    if (hash !== UNKNOWN_HASH) marks[hash] = 1;
  }
  return { mayHold: (hash) => hash === UNKNOWN_HASH || marks[hash] === 1 };
}

export function addToHash(hash: number, code: number): number {
  if (hash === UNKNOWN_HASH || code >= 0x80) return UNKNOWN_HASH;
  const isCapital = code >= 0x41 && code <= 0x5a;
  const lower = isCapital ? code + 0x20 : code;
  const isKept = (lower >= 0x61 && lower <= 0x7a) || (lower >= 0x30 && lower <= 0x39) || lower < 0x20;
  return isKept ? (Math.imul(hash, 31) + lower) & (SIZE - 1) : hash;
}
