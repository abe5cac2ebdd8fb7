/** Represents words by 32-bit hashes, so that text is split into words once and never copied. */
import { foldCase } from './characters.ts';

/** Start value of a hash: FNV-1a over UTF-16 code units, 32 bits. */
export const HASH_START = 0x811c9dc5 | 0;

export const HASH_PRIME = 0x01000193;

/**
 * Adds one code unit to a hash. Loops over whole pages repeat this code inline, because they run before the compiler
 * inlines calls.
 */
export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, HASH_PRIME);
}

/** Returns the hash of a word, ignoring case, as `read-text.ts` computes it. */
export function hashWord(word: string): number {
  let hash = HASH_START;
  for (let index = 0; index < word.length; index++) hash = hashStep(hash, foldCase(word.charCodeAt(index)));
  return hash;
}

/** Combines two hashes; the order matters. */
export function joinHashes(a: number, b: number): number {
  return Math.imul(Math.imul(a, 0x85ebca6b) ^ b, 0xc2b2ae35) ^ (a >>> 15);
}
