/** Features with the prefixes `w3_`, `w8_`, `w20_` and `n_`: properties of the blocks before and after a block. */
import { type BlockSums, sumOf } from '../../../page/blocks/model-view.ts';
import type { FeatureContext } from './context.ts';
import { COLUMN, FEATURE_COUNT } from './table.ts';

const { w3_words, w3_links, w8_links, w20_after, w20_words, w20_links, n_links, n_ending, t_links, t_ending } = COLUMN;

/** Fills the features of the surrounding blocks. Needs the text features, because it copies two of the next block. */
export function fillNeighbours({ view: { blocks, sums }, x }: FeatureContext): void {
  const { size } = blocks;
  for (let block = 0; block < size; block++) {
    const row = block * FEATURE_COUNT;
    const start3 = block > 3 ? block - 3 : 0;
    const end3 = block + 4 < size ? block + 4 : size;
    const start8 = block > 8 ? block - 8 : 0;
    const end8 = block + 9 < size ? block + 9 : size;
    const start20 = block > 20 ? block - 20 : 0;
    const end20 = block + 21 < size ? block + 21 : size;
    x[row + w3_words] = Math.log1p(sumOf(sums.good, start3, end3));
    x[row + w3_links] = linked(sums, start3, end3);
    x[row + w8_links] = linked(sums, start8, end8);
    x[row + w20_after] = Math.log1p(sumOf(sums.good, block + 1, end20));
    x[row + w20_words] = Math.log1p(sumOf(sums.words, start20, end20) / (end20 - start20));
    x[row + w20_links] = linked(sums, start20, end20);
    const next = row + FEATURE_COUNT;
    const isLast = block + 1 === size;
    x[row + n_links] = isLast ? -1 : (x[next + t_links] as number);
    x[row + n_ending] = isLast ? -1 : (x[next + t_ending] as number);
  }
}

/** Returns the share of words in links among the blocks from `start` up to `end`. */
function linked({ words, linkWords }: BlockSums, start: number, end: number): number {
  const all = sumOf(words, start, end);
  return all > 0 ? sumOf(linkWords, start, end) / all : 0;
}
