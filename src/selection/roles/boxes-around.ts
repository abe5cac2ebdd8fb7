/** Finds the boxes around a line that are small enough to be a part of an article. */
import { endBlockIn, firstBlockIn, sumOf } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { keptIn } from './kept.ts';
import type { RoleState } from './types.ts';

/** Maximum number of words in a box that is only a part of an article. */
const BOX_WORDS = 130;
/** Largest share of the kept words that a box may have: a larger one is the article itself. */
const PART_OF_KEPT = 0.35;
/** Maximum number of ancestors of a line to climb. */
const LEVELS = 4;

export interface BoxFinder {
  /** Returns the small boxes around a block, from inside out, beginning with the element of the block itself. */
  around(block: number): number[];
  /** Returns those of the given elements that are small boxes within the article and do not contain its headline. */
  among(elements: readonly number[]): number[];
}

/**
 * Returns a finder for one rule. The next rule needs a new one, because a finder counts the kept words of the page only
 * once.
 */
export function boxFinder(state: RoleState): BoxFinder {
  const { roles, context } = state;
  const { view } = context;
  const { page, blocks, sums } = view;
  let most: number | null = null;
  const isPart = (element: number) => {
    const [first, end] = [firstBlockIn(view, element), endBlockIn(view, element)];
    if (at(blocks.boundary, element) !== element || sumOf(sums.words, first, end) > BOX_WORDS) return false;
    most ??= PART_OF_KEPT * keptIn(state, 0, roles.length).words;
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
