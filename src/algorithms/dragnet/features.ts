/** The nine features of every block, as 32-bit floats like in the training (docs/specs/dragnet.md, "Features"). */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import type { MeasuredBlock } from './densities.ts';
import { readability } from './readability.ts';
import { tagRatios } from './weninger.ts';

/** Fewest blocks for features; on a page with fewer, nothing is content. */
export const MIN_BLOCKS = 3;

/** Index of a feature in the vector of the shipped model. */
export const Feature = { linkDensity: 2, textDensity: 3, readability: 8 } as const;

/** Returns the features of `MIN_BLOCKS` blocks or more. */
export function features(snapshot: PageSnapshot, blocks: readonly MeasuredBlock[]): Float32Array[] {
  const { smooth, change } = tagRatios(blocks);
  const scores = readability(snapshot, blocks);
  return blocks.map((block, i) =>
    Float32Array.of(
      ...densities(blocks[i - 1]),
      ...densities(block),
      ...densities(blocks[i + 1]),
      at(smooth, i),
      at(change, i),
      at(scores, i),
    ),
  );
}

function densities(block: MeasuredBlock | undefined): [link: number, text: number] {
  return block ? [block.linkDensity, block.textDensity] : [0, 0];
}
