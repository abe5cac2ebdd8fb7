/** Turns words into 32-bit hashes, so that no word needs a string of its own; and a fast table with hashes as keys. */

import type { BlockText } from './read-text.ts';

/**
 * Maps 32-bit hashes to small numbers. Must be fast, because every word of a page is looked up. A `Map` is slower: it
 * allocates an object for each key of more than 31 bits, and browsers cannot inline its calls.
 */
export interface HashTable {
  readonly keys: Int32Array;
  /** Value of each entry; 0 for no entry. */
  readonly values: Int32Array;
  /** Number of bits by which the product of a key and {@link SPREAD} is shifted right to get the key's index. */
  readonly shift: number;
}

/** Factor that distributes the keys: 2^32 ÷ the golden ratio, as an odd number. */
const SPREAD = 0x9e3779b1;

/** Returns an empty table for at most this many entries; at least half of it stays free. */
export function createHashTable(entries: number): HashTable {
  let bits = 3;
  while (1 << bits < entries * 2) bits++;
  return { keys: new Int32Array(1 << bits), values: new Int32Array(1 << bits), shift: 32 - bits };
}

/** Returns the index of a key's entry; for a new key, the index of a free entry. */
function placeOf({ keys, values, shift }: HashTable, key: number): number {
  let place = Math.imul(key, SPREAD) >>> shift;
  while (values[place] !== 0 && keys[place] !== key) place = (place + 1) & (keys.length - 1);
  return place;
}

export function lookUp({ keys, values, shift }: HashTable, key: number): number {
  let place = Math.imul(key, SPREAD) >>> shift;
  for (;;) {
    const value = values[place] as number;
    if (value === 0 || keys[place] === key) return value;
    place = (place + 1) & (keys.length - 1);
  }
}

export function addBits(table: HashTable, key: number, bits: number): void {
  const place = placeOf(table, key);
  table.keys[place] = key;
  table.values[place] = (table.values[place] as number) | bits;
}

/** Returns the value of a key. Gives a new key the value `next`, which must not be 0, because 0 means "no entry". */
export function numberOf(table: HashTable, key: number, next: number): number {
  const place = placeOf(table, key);
  if (table.values[place] === 0) {
    table.keys[place] = key;
    table.values[place] = next;
  }
  return table.values[place] as number;
}

/** Start value of a hash. Hashes are computed by 32-bit FNV-1a over UTF-16 code units. */
export const HASH_START = 0x811c9dc5 | 0;

export const HASH_PRIME = 0x01000193;

/** Adds a code unit to a hash. Loops over whole pages copy this code, because calls not yet optimized are slow. */
export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, HASH_PRIME);
}

/** Returns the FNV-1a hash of a text (http://www.isthe.com/chongo/tech/comp/fnv/); upper and lower case differ. */
export function hashOf(text: string): number {
  let hash = HASH_START;
  for (let index = 0; index < text.length; index++) hash = hashStep(hash, text.charCodeAt(index));
  return hash;
}

/** Combines two hashes; the order matters. */
export function joinHashes(a: number, b: number): number {
  return Math.imul(Math.imul(a, 0x85ebca6b) ^ b, 0xc2b2ae35) ^ (a >>> 15);
}

/** Number of words in each run that {@link gramsOf} hashes. */
const LENGTH = 3;

/** Returns the hashes of all runs of three words in a text; null if the text is shorter. */
export function gramsOf(words: ArrayLike<number>): HashTable | null {
  if (words.length < LENGTH) return null;
  const found = createHashTable(words.length);
  for (let start = 0; start + LENGTH <= words.length; start++) addBits(found, gramAt(words, start), 1);
  return found;
}

/** Returns the share of a block's three-word runs that are in `grams`; 0 for blocks with fewer words. */
export function sharedGrams({ wordHashes, wordStart }: BlockText, block: number, grams: HashTable): number {
  const start = wordStart[block] as number;
  const count = (wordStart[block + 1] as number) - start - LENGTH + 1;
  if (count <= 0) return 0;
  let found = 0;
  for (let index = start; index < start + count; index++) found += lookUp(grams, gramAt(wordHashes, index));
  return found / count;
}

function gramAt(words: ArrayLike<number>, start: number): number {
  const two = joinHashes(words[start] as number, words[start + 1] as number);
  return joinHashes(two, words[start + 2] as number);
}
