import type { Context } from '../features/context.ts';
import type { Scores } from '../model/apply.ts';
import type { Model } from '../model/decode.ts';
import { sumOfTrees } from '../model/forest.ts';
import type { Choice } from './choose-blocks.ts';
import { isPlausible } from './plausible.ts';
import { SELECTION_COLUMN, selectionFeatures } from './selection-features.ts';

/** Fewer words are hardly a text. The model has seen no page of which nothing can be read: "Loading …", "404 Not Found". */
const WORDS_OF_A_TEXT = 40;
/** What is no text is expected to match nothing, but for a doubt. */
const IMPLAUSIBLE = 0.2;

/** Expected F1 of a selection, 0 … 1; calibrated on pages that the model had not seen (docs/model-card.md). */
export function expectedQuality(context: Context, scores: Scores, choice: Choice, { quality }: Model): number {
  if (!choice.kept.includes(1)) return 0;
  const features = selectionFeatures(context, scores, choice);
  const words = Math.expm1(features[SELECTION_COLUMN.q_words as number] as number);
  const expected = sumOfTrees(quality, features, 0) * Math.min(words / WORDS_OF_A_TEXT, 1);
  return Math.min(Math.max(expected, 0), isPlausible(context, choice.kept) ? 1 : IMPLAUSIBLE);
}
