import type { PageKind } from '../../algorithms/types.ts';
import { areAllLike, blocksIn, findGrids, MOST, rowsInText, seenIn } from '../../page/blocks/grids.ts';
import { at } from '../../shared/column.ts';
import { give, probabilityOf, type RoleState } from './types.ts';

/** Minimum probability that the page is a list or shop. On such a page, boxes are the text and not teasers. */
const CARDS = 0.3;
const LISTS: readonly PageKind[] = ['listing', 'collection', 'product'];

/**
 * Restores blocks of list entries that other rules dropped as related links: on a list page, boxes named "teaser" or
 * "related" are the entries. Applies only where most entries still have kept blocks.
 */
export function keepEntries(state: RoleState): void {
  const { roles, kept, context, scores } = state;
  if (probabilityOf(scores, LISTS) < CARDS || !roles.includes('related')) return;
  for (const grid of findGrids(context.view)) {
    const items = grid.map((item) => blocksIn(context.view, item));
    const rest = items.filter((item) => item.some((block) => roles[block] === 'body'));
    if (rest.length < MOST * grid.length) continue;
    for (const block of items.flat())
      if (roles[block] === 'related' && at(kept, block) === 1) give(state, block, 'body', 'reasonListEntry');
  }
}

/**
 * Minimum probability that the page is an article. On an article, rows of links are teasers (links to other articles);
 * on other pages they are the text.
 */
const ARTICLE = 0.25;

/** Drops the remaining lines of teasers (links to other articles) whose headings another rule has dropped. */
export function takeRowsWithoutHeading(state: RoleState): void {
  const { roles, context, scores } = state;
  const isText = probabilityOf(scores, ['article']) >= ARTICLE && probabilityOf(scores, LISTS) < CARDS;
  if (!isText || !roles.includes('related')) return;
  for (const grid of rowsInText(context.view)) {
    const rows = grid.map((item) => seenIn(context.view, item));
    if (!areAllLike(rows, (block) => roles[block] === 'related')) continue;
    for (const block of rows.flat()) if (roles[block] === 'body') give(state, block, 'related', 'reasonRelatedList');
  }
}
