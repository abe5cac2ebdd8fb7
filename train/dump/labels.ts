/**
 * Labels each block of a page with the share of its words that belong to the truth: the article as a person marked it.
 * See docs/specs/lectern.md, "Labels".
 */

import type { ModelView } from '../../src/page/blocks/model-view.ts';
import { wordsOf } from '../../src/page/blocks/scan-text.ts';
import { joinHashes } from '../../src/page/blocks/word-hash.ts';

const GRAM = 4;
const ALL_OR_NOTHING = 5;
const CONTEXT = 3;
const NEIGHBOURS = 6;

/** Returns a label for each block of a page. `truth` is the page's article, with one paragraph per line. */
export function labelBlocks(view: ModelView, truth: string): Float32Array {
  const { blocks, text } = view;
  const labels = new Float32Array(blocks.size);
  const words = [...wordsOf(truth)];
  const grams = gramSet(words, GRAM);
  const runs = new Set<number>();
  for (let length = 1; length <= CONTEXT + GRAM; length++)
    for (const gram of gramSet(words, length)) runs.add(gram ^ length);
  const lines = new Set(truth.split('\n').map((line) => fold([...wordsOf(line)])));
  const wordsIn = (block: number) =>
    text.wordHashes.subarray(text.wordStart[block] as number, text.wordStart[block + 1] as number);
  for (let block = 0; block < blocks.size; block++) {
    const own = wordsIn(block);
    if (own.length >= GRAM) labels[block] = coverage(own, grams);
    else if (own.length > 0) labels[block] = isShortInTruth(block, own) ? 1 : 0;
  }
  dropExtraCopies(view, labels, words);
  return labels;

  function isShortInTruth(block: number, own: Int32Array): boolean {
    if (lines.has(fold([...own]))) return true;
    if (!runs.has(fold([...own]) ^ own.length)) return false;
    const before = block > 0 ? [...wordsIn(block - 1).slice(-CONTEXT), ...own] : null;
    const after = block + 1 < blocks.size ? [...own, ...wordsIn(block + 1).slice(0, CONTEXT)] : null;
    return [before, after].some((run) => run !== null && run.length > own.length && runs.has(fold(run) ^ run.length));
  }
}

/**
 * Returns the share of a block's words that are in common runs: runs of four words that also occur in the truth (the
 * article as a person marked it). For a block of at most five words, returns 1 if all words are in such runs, otherwise
 * 0.
 */
function coverage(own: Int32Array, grams: ReadonlySet<number>): number {
  const covered = new Uint8Array(own.length);
  for (let start = 0; start + GRAM <= own.length; start++) {
    if (grams.has(fold(own.subarray(start, start + GRAM)))) covered.fill(1, start, start + GRAM);
  }
  const share = covered.reduce((sum, value) => sum + value, 0) / own.length;
  return own.length <= ALL_OR_NOTHING && share < 1 ? 0 : share;
}

/**
 * Removes labels of repeated blocks. If more blocks with the same words are labelled than the truth (the article as a
 * person marked it) has copies of these words, only the blocks with the most labelled text around them keep their
 * labels.
 */
function dropExtraCopies({ blocks, text }: ModelView, labels: Float32Array, words: readonly number[]): void {
  const copies = new Map<number, number[]>();
  for (let block = 0; block < blocks.size; block++) {
    if ((labels[block] as number) <= 0.5) continue;
    const hash = text.hash[block] as number;
    copies.set(hash, [...(copies.get(hash) ?? []), block]);
  }
  const before = labels.slice();
  for (const same of copies.values()) {
    if (same.length < 2) continue;
    const first = same[0] as number;
    const own = text.wordHashes.subarray(text.wordStart[first] as number, text.wordStart[first + 1] as number);
    const count = Math.max(occurrences(own, words), 1);
    if (count >= same.length) continue;
    const ranked = same
      .map((block) => ({ block, support: support(block) }))
      .sort((a, b) => b.support - a.support || a.block - b.block);
    for (const { block } of ranked.slice(count)) labels[block] = 0;
  }

  function support(block: number): number {
    let sum = 0;
    for (let offset = -NEIGHBOURS; offset <= NEIGHBOURS; offset++) {
      const other = block + offset;
      if (offset === 0 || other < 0 || other >= blocks.size) continue;
      const isCopy = (copies.get(text.hash[other] as number)?.length ?? 0) > 1;
      sum += ((before[other] as number) * (text.words[other] as number) * (isCopy ? 0.3 : 1)) / Math.abs(offset);
    }
    return sum - ((blocks.hidden[block] as number) !== 0 ? 0.01 : 0);
  }
}

function occurrences(own: Int32Array, words: readonly number[]): number {
  let count = 0;
  for (let start = 0; start + own.length <= words.length; start++) {
    let same = 0;
    while (same < own.length && words[start + same] === own[same]) same++;
    if (same === own.length) count++;
  }
  return count;
}

function gramSet(words: readonly number[], length: number): Set<number> {
  const found = new Set<number>();
  for (let start = 0; start + length <= words.length; start++) found.add(fold(words.slice(start, start + length)));
  return found;
}

function fold(words: ArrayLike<number>): number {
  let hash = words[0] ?? 0;
  for (let index = 1; index < words.length; index++) hash = joinHashes(hash, words[index] as number);
  return hash;
}
