import { at } from '../../steps/column.ts';
import type { PageKind } from '../../types.ts';
import { endBlockIn, firstBlockIn } from '../page/model-view.ts';
import { type KeptSums, keptIn, minus } from './kept.ts';
import { give, probabilityOf, type RoleState } from './types.ts';

/** So many words with the headline make an article, if a short one. */
const FEWEST_WORDS = 20;
/** So much of that is running text. */
const RUNNING_TEXT = 0.3;
/** Of what stands elsewhere the model is less sure by this, on average. */
const LESS_SURE = 0.05;
/** These kinds of page together are as probable as this: a short post on a page with side columns looks like a list. */
const LIKELY = 0.6;
const POSTS: readonly PageKind[] = ['article', 'listing'];

/**
 * A post of a few lines on a page of many links: most of what is kept stands in the columns beside it, so that no box holds most of
 * the text. The box of the headline tells where the post ends.
 */
export function takeBesideHeadline(state: RoleState): void {
  const { context, scores, roles } = state;
  const { view, titleBlock } = context;
  if (titleBlock < 0 || probabilityOf(scores, POSTS) < LIKELY) return;
  const { page } = view;
  const all = keptIn(state, 0, roles.length);
  for (let box = at(view.blocks.element, titleBlock); box >= 0; box = page.parentOf(box)) {
    const [first, end] = [firstBlockIn(view, box), endBlockIn(view, box)];
    const inside = keptIn(state, first, end);
    if (inside.words === all.words) return;
    if (!isWhole(inside, minus(all, inside))) continue;
    for (let block = 0; block < roles.length; block++) {
      if (roles[block] === 'body' && (block < first || block >= end))
        give(state, block, 'other', 'reasonBesideHeadline');
    }
    return;
  }
}

/** Whether what stands in the box of the headline is a text, and what is kept elsewhere is shorter pieces of less certain ones. */
function isWhole(inside: KeptSums, outside: KeptSums): boolean {
  return (
    inside.words >= FEWEST_WORDS &&
    inside.good >= RUNNING_TEXT * inside.words &&
    outside.words / outside.blocks <= inside.words / inside.blocks &&
    inside.likely / inside.words >= outside.likely / outside.words + LESS_SURE
  );
}
