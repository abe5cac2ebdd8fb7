import type { Context } from '../features/context.ts';
import type { Scores } from '../model/apply.ts';
import type { Model } from '../model/decode.ts';
import { sumOfTrees } from '../model/forest.ts';
import type { Choice } from './choose-blocks.ts';
import { selectionFeatures } from './selection-features.ts';

/** Expected F1 of a selection, 0 … 1; calibrated on pages that the model had not seen (docs/model-card.md). */
export function expectedQuality(context: Context, scores: Scores, choice: Choice, { quality }: Model): number {
  if (!choice.kept.includes(1)) return 0;
  const expected = sumOfTrees(quality, selectionFeatures(context, scores, choice), 0);
  return Math.min(Math.max(expected, 0), 1);
}
