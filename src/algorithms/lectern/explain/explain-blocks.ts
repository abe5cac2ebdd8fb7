/** Explains in plain words why each block (a run of text like a paragraph) was kept or left out. */
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';
import type { TraceEntry } from '../../types.ts';
import type { FeatureContext } from '../features/context.ts';
import { FEATURE_COUNT } from '../features/table.ts';
import type { Model } from '../model/decode.ts';
import { contributions } from '../model/forest.ts';
import { type ReasonTheme, say, THEMES } from './words.ts';

const MOST_REASONS = 4;
/** Smallest change of a block's score (log odds) for which the features that caused it are named as a reason. */
const LEAST = 0.05;

/** Smallest change of a block's probability for which the page's layout is named as a reason. */
const LEAST_SHIFT = 0.02;

interface Decision {
  /** Probability that each block is body text of the article, from the model alone. */
  readonly before: Float32Array;
  /** The same probabilities after the adjustment by the page's layout. */
  readonly body: Float32Array;
  /** By block: 1 if it is kept. */
  readonly kept: Uint8Array;
  /** By block: the reason for keeping or leaving out the block although its probability suggests the opposite. */
  readonly reasons: ReadonlyMap<number, MessageKey>;
}

/** One entry per block: the rule that decided about it, or the groups of features that changed the score most. */
export function explainBlocks(
  context: FeatureContext,
  { before, body, kept: isKept, reasons: ofLists }: Decision,
  model: Model,
): TraceEntry[] {
  const { blocks } = context.view;
  const moved = new Float64Array(FEATURE_COUNT);
  return Array.from({ length: blocks.size }, (_, block) => {
    const kept = at(isKept, block) === 1;
    const node = at(blocks.first, block);
    const probability = at(body, block);
    const ofList = ofLists.get(block);
    if (ofList) return { step: 'lists', node, kept, reason: message(ofList), probability };
    moved.fill(0);
    contributions(model.body, context.x, block * FEATURE_COUNT, moved);
    const reasons = sayings(context, block, moved, kept);
    const place = sayPlace(at(before, block), probability);
    const why = [...place, ...reasons].join(message('listSeparator'));
    const likely = likelihood(probability);
    const reason = why === '' ? message('reasonLikely', likely) : message('reasonLikelyBecause', likely, why);
    return { step: 'model', node, kept, reason, probability };
  });
}

/** Formats a probability as a percentage from 1 % to 99 %, because no estimate is certain. */
const likelihood = (share: number) => message('percent', Math.min(99, Math.max(1, Math.round(share * 100))));

/** Returns in words how the page's layout changed the probability of a block. */
function sayPlace(before: number, after: number): string[] {
  if (Math.abs(after - before) < LEAST_SHIFT) return [];
  if (after === 0) return [message('seenNowhere')];
  return [message(after > before ? 'seenInColumn' : 'seenBesideColumn')];
}

/** The strongest first. Each names a group of features that changed the score in favour of the decision. */
function sayings({ x }: FeatureContext, block: number, moved: Float64Array, kept: boolean): string[] {
  const themes = new Map<ReasonTheme, number>();
  for (let column = 0; column < FEATURE_COUNT; column++) {
    const theme = at(THEMES, column);
    themes.set(theme, (themes.get(theme) ?? 0) + at(moved, column));
  }
  const sign = kept ? 1 : -1;
  return [...themes]
    .filter(([, sum]) => sum * sign > LEAST)
    .sort(([, a], [, b]) => (b - a) * sign)
    .map(([theme]) => say(theme, { x, block }, kept))
    .filter((words) => words !== '')
    .slice(0, MOST_REASONS);
}
