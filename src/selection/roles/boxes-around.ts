/** Counts the kept words in blocks, and finds boxes that are small enough to be only a part of an article. */

import { endBlockIn, firstBlockIn, sumOf } from '../../page/blocks/model-view.ts';
import type { MessageKey } from '../../platform/wording/message.ts';
import { at } from '../../shared/column.ts';
import { range } from '../../shared/lists.ts';
import { type BlockRole, giveKept, type RoleState } from './state.ts';

export interface KeptSums {
  blocks: number;
  words: number;
  /** Number of words in running text. */
  good: number;
  /** Sum over the blocks: number of words times the model's probability that the block is text. */
  likely: number;
}

/** Counts the kept blocks and their words from block `first` to before block `end`; by default, in the whole page. */
export function keptIn(state: RoleState, first = 0, end = state.roles.length): KeptSums {
  return keptAmong(state, range(first, end));
}

export const keptInBox = (state: RoleState, box: number): KeptSums =>
  keptIn(state, firstBlockIn(state.view, box), endBlockIn(state.view, box));

/** Gives a role to the kept blocks in a box. */
export function giveBox(state: RoleState, box: number, role: BlockRole, reason: MessageKey): void {
  giveKept(state, firstBlockIn(state.view, box), endBlockIn(state.view, box), role, reason);
}

/** Counts those of the given blocks that are kept, and their words. */
export function keptAmong({ view, scores, roles }: RoleState, blocks: readonly number[]): KeptSums {
  const kept = { blocks: 0, words: 0, good: 0, likely: 0 };
  for (const block of blocks) {
    if (roles[block] !== 'body') continue;
    const words = at(view.text.words, block);
    kept.blocks++;
    kept.words += words;
    kept.good += at(view.good, block);
    kept.likely += words * at(scores.body, block);
  }
  return kept;
}

export function minus(all: KeptSums, part: KeptSums): KeptSums {
  return {
    blocks: all.blocks - part.blocks,
    words: all.words - part.words,
    good: all.good - part.good,
    likely: all.likely - part.likely,
  };
}

/** Maximum number of words in a box that is only a part of an article. */
const BOX_WORDS = 130;
/** Maximum share of the page's kept words that a box may contain if it is only a part of the article. */
export const PART_OF_KEPT = 0.35;
/** Number of a block's ancestors that are searched for small boxes. */
const LEVELS = 4;

export interface BoxFinder {
  /** Returns the small boxes around a block, from inside out. The block's own element may be one of them. */
  around(block: number): number[];
  /** Filters elements: returns only small boxes within the article that do not contain its headline. */
  among(elements: readonly number[]): number[];
}

/** Returns a finder of small boxes for one rule. It counts kept words only once: the next rule needs a new finder. */
export function boxFinder(state: RoleState): BoxFinder {
  const { roles, view } = state;
  const { page, blocks, sums } = view;
  let most: number | null = null;
  const isPart = (element: number) => {
    const [first, end] = [firstBlockIn(view, element), endBlockIn(view, element)];
    if (at(blocks.boundary, element) !== element || sumOf(sums.words, first, end) > BOX_WORDS) return false;
    most ??= PART_OF_KEPT * keptIn(state).words;
    return keptIn(state, first, end).words <= most && !roles.slice(first, end).includes('headline');
  };
  return {
    around(block) {
      const own = at(blocks.element, block);
      return [own, ...page.ancestorsOf(own, LEVELS)].filter(isPart);
    },
    among: (elements) => elements.filter(isPart),
  };
}
