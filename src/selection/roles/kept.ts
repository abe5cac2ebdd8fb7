import { at } from '../../shared/column.ts';
import type { RoleState } from './types.ts';

export interface KeptSums {
  blocks: number;
  words: number;
  /** Number of words in running text. */
  good: number;
  /** Sum over the blocks: number of words times the model's probability that the block is text. */
  likely: number;
}

/** Returns the sums over the kept blocks from `first` to before `end`. */
export function keptIn(state: RoleState, first: number, end: number): KeptSums {
  const kept = nothing();
  for (let block = first; block < end; block++) add(kept, state, block);
  return kept;
}

/** Returns the sums over the kept ones among the given blocks. */
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

/** Returns the sums over the kept blocks that are in `all` but not in `part`. */
export function minus(all: KeptSums, part: KeptSums): KeptSums {
  return {
    blocks: all.blocks - part.blocks,
    words: all.words - part.words,
    good: all.good - part.good,
    likely: all.likely - part.likely,
  };
}
