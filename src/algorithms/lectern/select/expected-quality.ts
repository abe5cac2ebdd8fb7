import type { FeatureContext } from '../features/context.ts';
import type { ModelScores } from '../model/apply.ts';
import type { Model } from '../model/decode.ts';
import { sumOfTrees } from '../model/forest.ts';
import type { BlockChoice } from './choose-blocks.ts';
import { isPlausible } from './plausible.ts';
import { SELECTION_COLUMN, selectionFeatures } from './selection-features.ts';

/** Fewer words are hardly a text. The model has seen no page of which nothing can be read: "Loading …", "404 Not Found". */
const WORDS_OF_A_TEXT = 40;
/** What is no text is expected to match nothing, but for a doubt. */
const IMPLAUSIBLE = 0.2;

/** Expected F1 of a selection, 0 … 1; calibrated on pages that the model had not seen (docs/model-card.md). */
export function expectedQuality(
  context: FeatureContext,
  scores: ModelScores,
  choice: BlockChoice,
  { quality }: Model,
): number {
  if (!choice.kept.includes(1)) return 0;
  const features = selectionFeatures(context, scores, choice);
  const words = Math.expm1(features[SELECTION_COLUMN.q_words as number] as number);
  const expected = asMeasured(sumOfTrees(quality, features, 0)) * Math.min(words / WORDS_OF_A_TEXT, 1);
  return Math.min(Math.max(expected, 0), isPlausible(context, choice.kept) ? 1 : IMPLAUSIBLE);
}

/**
 * What is expected → what is measured on average, as pairs: rules that came after the training make pages better of which not much
 * was expected. Chosen by the error of calibration on WCXB (out of fold) and on pages of 2012.
 */
const MEASURED = [
  [0, 0],
  [0.6, 0.6],
  [0.72, 0.74],
  [0.86, 0.88],
  [0.95, 0.95],
] as const;

/** Between two pairs along a line; above the last as it is. */
function asMeasured(expected: number): number {
  const above = MEASURED.findIndex(([from]) => expected < from);
  const [low, high] = [MEASURED[above - 1], MEASURED[above]];
  if (!low || !high) return expected;
  return low[1] + ((high[1] - low[1]) * (expected - low[0])) / (high[0] - low[0]);
}
