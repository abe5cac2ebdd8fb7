/** Represents words by 32-bit hashes, so that text is split into words once and never copied. */

import { foldCase } from './characters.ts';
import { addBits, createHashTable, type HashTable, lookUp } from './hash-table.ts';
import type { BlockText } from './read-text.ts';

/** Start value of a hash: FNV-1a over UTF-16 code units, 32 bits. */
export const HASH_START = 0x811c9dc5 | 0;

export const HASH_PRIME = 0x01000193;

/** Loops over whole pages contain a copy of this code, because calls are slow until the browser optimises them. */
export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, HASH_PRIME);
}

/** Returns the hash of a word, ignoring case, as `scan-text.ts` computes it. */
export function hashWord(word: string): number {
  let hash = HASH_START;
  for (let index = 0; index < word.length; index++) hash = hashStep(hash, foldCase(word.charCodeAt(index)));
  return hash;
}

/** Combines two hashes; the order matters. */
export function joinHashes(a: number, b: number): number {
  return Math.imul(Math.imul(a, 0x85ebca6b) ^ b, 0xc2b2ae35) ^ (a >>> 15);
}

/** Number of words in a run. */
const LENGTH = 3;

/** Returns the hashes of all runs of three words in a text; null if the text is shorter. */
export function gramsOf(words: readonly number[]): HashTable | null {
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
