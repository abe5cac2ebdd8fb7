/** Compares runs of words by their hashes, to measure how much text a block shares with another text. */
import { addBits, createHashTable, type HashTable, lookUp } from './hash-table.ts';
import type { BlockText } from './read-text.ts';
import { joinHashes } from './word-hash.ts';

/** Length of a run (words). */
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
