import { at } from '../../shared/column.ts';
import { give, type RoleState } from './types.ts';

/** Minimum similarity of a headline to the page's title (0 … 1). */
const LIKE_TITLE = 0.6;
/** Minimum similarity to the page's title (0 … 1) for a heading below the headline to count as headline, too. */
const SAME_AS_TITLE = 0.95;
/** Number of paragraphs after which no block can be the headline. */
const LINES_BEFORE = 3;

/** Gives the role `headline` to the blocks above the text that repeat the page's title. */
export function takeHeadline(state: RoleState): void {
  const { context, roles } = state;
  const { view, likeness, titleBlock } = context;
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
