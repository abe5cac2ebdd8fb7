import { at } from '../../steps/column.ts';
import type { PageKind } from '../../types.ts';
import { endBlockIn, firstBlockIn } from '../page/model-view.ts';
import { type KeptSums, keptIn, minus } from './kept.ts';
import { give, probabilityOf, type RoleState } from './types.ts';

/** Fewest words in the headline's box that make a short article. */
const FEWEST_WORDS = 20;
/** Least share of running text among them. */
const RUNNING_TEXT = 0.3;
/** Least difference of the mean probability inside the box and elsewhere. */
const LESS_SURE = 0.05;
/** Least probability of these kinds together: a short post on a page with side columns looks like a list. */
const LIKELY = 0.6;
const POSTS: readonly PageKind[] = ['article', 'listing'];

/**
 * Leaves out blocks outside the headline's box, for a post of a few lines on a page of many links. On such a page, most
 * kept text is in side columns, so no box holds most of the post; the headline's box shows where it ends.
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

/** Whether the headline's box has a text, and the kept blocks elsewhere are shorter and less certain. */
function isWhole(inside: KeptSums, outside: KeptSums): boolean {
  return (
    inside.words >= FEWEST_WORDS &&
    inside.good >= RUNNING_TEXT * inside.words &&
    outside.words / outside.blocks <= inside.words / inside.blocks &&
    inside.likely / inside.words >= outside.likely / outside.words + LESS_SURE
  );
}
