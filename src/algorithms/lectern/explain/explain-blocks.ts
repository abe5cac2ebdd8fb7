/** Why every block was kept or left out, in plain words. */
import { message } from '../../../platform/wording/message.ts';
import { at } from '../../steps/column.ts';
import type { TraceEntry } from '../../types.ts';
import type { FeatureContext } from '../features/context.ts';
import { FEATURE_COUNT } from '../features/table.ts';
import type { Model } from '../model/decode.ts';
import { contributions } from '../model/forest.ts';
import type { RoleState } from '../roles/types.ts';
import { type ReasonTheme, say, THEMES } from './words.ts';

/** Most reasons given for a block. */
const MOST_REASONS = 4;
/** Smallest change of a score that is explained (log odds). */
const LEAST = 0.05;

/** Smallest change by geometry that is explained (probability). */
const LEAST_SHIFT = 0.02;

/**
 * Returns one entry per block: the reason of the rule that decided, else the themes that moved the model's score most.
 *
 * @param before probabilities from the model alone
 * @param body the same, adjusted by the layout
 */
export function explainBlocks(
  context: FeatureContext,
  before: Float32Array,
  body: Float32Array,
  { roles, reasons: byRules }: Pick<RoleState, 'roles' | 'reasons'>,
  model: Model,
): TraceEntry[] {
  const { blocks } = context.view;
  const moved = new Float64Array(FEATURE_COUNT);
  return Array.from({ length: blocks.size }, (_, block) => {
    const role = at(roles, block);
    const kept = role !== 'other' && role !== 'related' && role !== 'navigation' && role !== 'standfirst';
    const node = at(blocks.first, block);
    const probability = at(body, block);
    const byRule = byRules.get(block);
    if (byRule) return { step: `role: ${role}`, node, kept, reason: message(byRule), probability };
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

/** Formats "93 %", at most 99 because no estimate is certain. */
const likelihood = (share: number) => message('percent', Math.min(99, Math.max(1, Math.round(share * 100))));

/** Says how geometry changed a score. */
function sayPlace(before: number, after: number): string[] {
  if (Math.abs(after - before) < LEAST_SHIFT) return [];
  if (after === 0) return [message('seenNowhere')];
  return [message(after > before ? 'seenInColumn' : 'seenBesideColumn')];
}

/** Says in words which themes moved the score most towards the decision. */
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
