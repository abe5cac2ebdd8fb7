import type { PageKind } from '../../algorithms/types.ts';
import { endBlockIn, firstBlockIn } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { type KeptSums, keptIn, minus } from './boxes-around.ts';
import { type BlockRole, give, probabilityOf, type RoleState } from './types.ts';

/** Minimum similarity of a headline to the page's title (0 … 1). */
const LIKE_TITLE = 0.6;
/** A heading below the headline also counts as headline if it is at least this similar to the page's title (0 … 1). */
const SAME_AS_TITLE = 0.95;
/** Number of paragraphs after which no block can be the headline. */
const LINES_BEFORE = 3;

/** Gives the role `headline` to the blocks above the text that repeat the page's title. */
export function takeHeadline(state: RoleState): void {
  const { roles, view, likeness, titleBlock } = state;
  let paragraphs = 0;
  for (let block = 0; block < roles.length && paragraphs < LINES_BEFORE; block++) {
    if (roles[block] !== 'body') continue;
    // Below the headline, a similar heading is part of the text: "Top agencies", then "How we chose the top agencies".
    const limit =
      block > titleBlock && titleBlock >= 0 && at(view.headingLevel, block) > 1 ? SAME_AS_TITLE : LIKE_TITLE;
    const isTitle = at(likeness, block) >= limit || (block === titleBlock && at(view.headingLevel, block) === 1);
    // Below the first paragraph, a block is not the headline if another headline is above it.
    const isTold = titleBlock >= 0 && block > titleBlock && paragraphs > 0;
    if (isTitle && !isTold && at(view.isParagraph, block) === 0) give(state, block, 'headline', 'reasonTitle');
    else if (at(view.isParagraph, block) === 1) paragraphs++;
  }
}

/** Minimum number of kept words in the headline's box for it to contain a whole short article. */
const FEWEST_WORDS = 20;
/** Minimum share of running text among the kept words in the headline's box. */
const RUNNING_TEXT = 0.3;
/** In the headline's box, the mean probability of text must be higher than elsewhere by at least this much. */
const LESS_SURE = 0.05;
/** Minimum probability of a kind in `POSTS`: a short post on a page with side columns looks like a list. */
const LIKELY = 0.6;
const POSTS: readonly PageKind[] = ['article', 'listing'];

/**
 * Drops kept blocks outside the headline's box if the page is a post of a few lines among many links. On such a page,
 * most of the kept text is in side columns, and only the headline's box shows where the post ends.
 */
export function takeBesideHeadline(state: RoleState): void {
  const { scores, roles, view, titleBlock } = state;
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

/**
 * Returns whether the headline's box contains a text, and the kept blocks elsewhere have a lower probability of being
 * text and, on average, are not longer than those in the box.
 */
function isWhole(inside: KeptSums, outside: KeptSums): boolean {
  return (
    inside.words >= FEWEST_WORDS &&
    inside.good >= RUNNING_TEXT * inside.words &&
    outside.words / outside.blocks <= inside.words / inside.blocks &&
    inside.likely / inside.words >= outside.likely / outside.words + LESS_SURE
  );
}

/** Minimum number of dropped blocks between the text above the headline and the headline itself. */
const DROPPED_BETWEEN = 2;
/** Minimum number of words of running text below the headline. */
const WORDS_BELOW = 30;
/** A block with at least this probability is surely text: then the headline was found in the wrong place. */
const SURE_TEXT = 0.9;

/**
 * Drops the kept blocks above the headline if dropped blocks separate them from it: side columns and news in brief that
 * come first in the HTML. Text directly above a headline stays, because it may be its kicker or its introduction.
 */
export function takeAboveHeadline(state: RoleState): void {
  const { roles, scores, view, likeness, titleBlock } = state;
  if (titleBlock < 0 || at(likeness, titleBlock) < LIKE_TITLE) return;
  const above = Array.from(roles.keys()).filter((block) => block < titleBlock && roles[block] === 'body');
  const last = above.at(-1);
  if (last === undefined || above.some((block) => at(scores.body, block) >= SURE_TEXT)) return;
  if (roles.slice(0, last).includes('headline')) return;
  const isDropped = (role: BlockRole, block: number) => role === 'other' && at(view.blocks.hidden, block) === 0;
  const between = roles.filter((role, block) => block > last && block < titleBlock && isDropped(role, block));
  if (between.length < DROPPED_BETWEEN || keptIn(state, titleBlock, roles.length).good < WORDS_BELOW) return;
  for (const block of above) give(state, block, 'other', 'reasonBesideHeadline');
}
