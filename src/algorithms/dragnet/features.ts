/**
 * Computes the nine features of every block, which are the input of the model. They are 32-bit floats, because
 * Dragnet's authors trained the model with such floats (docs/specs/dragnet.md, "Features").
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { type GaussianOptions, gaussian } from '../steps/gaussian.ts';
import type { MeasuredBlock } from './densities.ts';
import { readability } from './readability.ts';

/** On a page with fewer blocks, no features are computed, and nothing is content. */
export const MIN_BLOCKS = 3;

/** Positions of three features in the feature vector of a block. */
export const Feature = { linkDensity: 2, textDensity: 3, readability: 8 } as const;

/** Returns the features of each block; there must be at least `MIN_BLOCKS` blocks. */
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

/** Number of following values that a value is compared with. */
const ALPHA = 3;
const SMOOTHING: GaussianOptions = { sigma: 1, radius: 4, border: 'reflect' };

/** Features 7 and 8: text length per tag, and its change (Weninger et al.; docs/specs/dragnet.md, "Features"). */
interface TagRatios {
  smooth: Float64Array;
  change: Float64Array;
}

/** Returns features 7 and 8 of each block. The page must have at least two blocks. */
export function tagRatios(blocks: readonly MeasuredBlock[]): TagRatios {
  const ratios = blocks.map(({ block, bytes }) => bytes / Math.max(block.tagCount, 1));
  return { smooth: gaussian(ratios, SMOOTHING), change: gaussian(changes(ratios), SMOOTHING) };
}

function changes(ratios: readonly number[]): number[] {
  const last = ratios.length - 1;
  return ratios.map((ratio, k) => {
    // no block follows the last one, so its ratio is compared with the mean of the last two ratios (including its own)
    const [from, to] = k < last ? [k + 1, Math.min(k + ALPHA, last)] : [last - 1, last];
    let sum = 0;
    for (let i = from; i <= to; i++) sum += at(ratios, i);
    return Math.abs(sum / (to - from + 1) - ratio);
  });
}
