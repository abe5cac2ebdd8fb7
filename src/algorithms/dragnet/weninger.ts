/** Features 7 and 8: length per tag, and its change (Weninger et al.; docs/specs/dragnet.md, "Features"). */
import { at } from '../steps/column.ts';
import { type GaussianOptions, gaussian } from '../steps/gaussian.ts';
import type { MeasuredBlock } from './densities.ts';

/** Number of following values used for the change. */
const ALPHA = 3;
const SMOOTHING: GaussianOptions = { sigma: 1, radius: 4, border: 'reflect' };

export interface TagRatios {
  smooth: Float64Array;
  change: Float64Array;
}

/** Returns the ratios of two blocks or more. */
export function tagRatios(blocks: readonly MeasuredBlock[]): TagRatios {
  const ratios = blocks.map(({ block, bytes }) => bytes / Math.max(block.tagCount, 1));
  return { smooth: gaussian(ratios, SMOOTHING), change: gaussian(changes(ratios), SMOOTHING) };
}

function changes(ratios: readonly number[]): number[] {
  const last = ratios.length - 1;
  return ratios.map((ratio, k) => {
    // nothing follows the last one: the two last are used instead
    const [from, to] = k < last ? [k + 1, Math.min(k + ALPHA, last)] : [last - 1, last];
    let sum = 0;
    for (let i = from; i <= to; i++) sum += at(ratios, i);
    return Math.abs(sum / (to - from + 1) - ratio);
  });
}
