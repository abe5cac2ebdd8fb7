import type { FeatureContext } from '../features/context.ts';
import type { ModelScores } from '../model/apply.ts';
import type { Model } from '../model/decode.ts';
import { sumOfTrees } from '../model/forest.ts';
import type { BlockChoice } from './choose-blocks.ts';
import { isPlausible } from './plausible.ts';
import { SELECTION_COLUMN, selectionFeatures } from './selection-features.ts';

/**
 * Number of words below which the expected F1 is reduced in proportion. The model cannot judge pages such as "Loading
 * …" or "404 Not Found", because all its training pages have an article or another long text.
 */
const WORDS_OF_A_TEXT = 40;
/** Maximum expected F1 if the kept blocks do not look like a text at all. */
const IMPLAUSIBLE = 0.2;

/**
 * Returns the expected F1 of a selection, 0 … 1; calibrated on pages that the model had not seen (docs/model-card.md).
 */
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
 * Pairs of an expected F1 and the F1 that was measured on average on pages with this expectation. They differ, because
 * rules that were added after the training improve pages with a low expected F1. The pairs were chosen for the smallest
 * calibration error on WCXB, the training data (with models that had not seen the page), and on a set of pages from
 * 2012.
 */
const MEASURED = [
  [0, 0],
  [0.6, 0.6],
  [0.72, 0.74],
  [0.86, 0.88],
  [0.95, 0.95],
] as const;

/**
 * Converts an expected F1 to the measured one by interpolating between two pairs. Returns values beyond the last pair
 * unchanged.
 */
function asMeasured(expected: number): number {
  const above = MEASURED.findIndex(([from]) => expected < from);
  const [low, high] = [MEASURED[above - 1], MEASURED[above]];
  if (!low || !high) return expected;
  return low[1] + ((high[1] - low[1]) * (expected - low[0])) / (high[0] - low[0]);
}
