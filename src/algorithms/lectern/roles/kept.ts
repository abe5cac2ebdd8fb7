import { at } from '../../steps/column.ts';
import type { RoleState } from './types.ts';

/** Sums over kept blocks. */
export interface KeptSums {
  blocks: number;
  words: number;
  /** Words of running text. */
  good: number;
  /** Sum of words times the model's probability. */
  likely: number;
}

/** Returns the sums over kept blocks in `[first, end)`. */
export function keptIn(state: RoleState, first: number, end: number): KeptSums {
  const kept = nothing();
  for (let block = first; block < end; block++) add(kept, state, block);
  return kept;
}

/** Returns the sums over the kept ones of these blocks. */
export function keptAmong(state: RoleState, blocks: readonly number[]): KeptSums {
  const kept = nothing();
  for (const block of blocks) add(kept, state, block);
  return kept;
}

const nothing = (): KeptSums => ({ blocks: 0, words: 0, good: 0, likely: 0 });

function add(kept: KeptSums, { context: { view }, scores, roles }: RoleState, block: number): void {
  if (roles[block] !== 'body') return;
  const words = at(view.text.words, block);
  kept.blocks++;
  kept.words += words;
  kept.good += at(view.good, block);
  kept.likely += words * at(scores.body, block);
}

/** Returns the sums over the other kept blocks. */
export function minus(all: KeptSums, part: KeptSums): KeptSums {
  return {
    blocks: all.blocks - part.blocks,
    words: all.words - part.words,
    good: all.good - part.good,
    likely: all.likely - part.likely,
  };
}
