import { at } from '../../steps/column.ts';
import { give, type RoleState } from './types.ts';

/** Least similarity of a block and a title of the page. */
const LIKE_TITLE = 0.6;
const SAME_AS_TITLE = 0.95;
/** Most lines of text before the headline. */
const LINES_BEFORE = 3;

/** Marks the block that repeats the page's title above the text as the headline, a separate field. */
export function takeHeadline(state: RoleState): void {
  const { context, roles } = state;
  const { view, likeness, titleBlock } = context;
  let paragraphs = 0;
  for (let block = 0; block < roles.length && paragraphs < LINES_BEFORE; block++) {
    if (roles[block] !== 'body') continue;
    // after the headline, a similar heading is the article's own: "Top agencies", "How we chose the top agencies"
    const limit =
      block > titleBlock && titleBlock >= 0 && at(view.headingLevel, block) > 1 ? SAME_AS_TITLE : LIKE_TITLE;
    const isTitle = at(likeness, block) >= limit || (block === titleBlock && at(view.headingLevel, block) === 1);
    // after the first paragraph, no block is a headline if there was one already
    const isTold = titleBlock >= 0 && block > titleBlock && paragraphs > 0;
    if (isTitle && !isTold && at(view.isParagraph, block) === 0) give(state, block, 'headline', 'reasonTitle');
    else if (at(view.isParagraph, block) === 1) paragraphs++;
  }
}
