import { at } from '../../steps/column.ts';
import type { RoleState } from './types.ts';

/** Sums over kept blocks. */
export interface Kept {
  blocks: number;
  words: number;
  /** Words of running text. */
  good: number;
  /** Words times the model's probability. */
  likely: number;
}

/** Of what is kept in the blocks `[first, end)`. */
export function keptIn(state: RoleState, first: number, end: number): Kept {
  return keptAmong(
    state,
    Array.from({ length: end - first }, (_, index) => first + index),
  );
}

/** Of what is kept of these blocks. */
export function keptAmong({ context: { view }, scores, roles }: RoleState, among: readonly number[]): Kept {
  const kept = { blocks: 0, words: 0, good: 0, likely: 0 };
  for (const block of among) {
    if (roles[block] !== 'body') continue;
    const words = at(view.text.words, block);
    kept.blocks++;
    kept.words += words;
    kept.good += at(view.sums.good, block + 1) - at(view.sums.good, block);
    kept.likely += words * at(scores.body, block);
  }
  return kept;
}

/** Of what is kept elsewhere. */
export function minus(all: Kept, part: Kept): Kept {
  return {
    blocks: all.blocks - part.blocks,
    words: all.words - part.words,
    good: all.good - part.good,
    likely: all.likely - part.likely,
  };
}
