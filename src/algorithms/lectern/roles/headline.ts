import { at } from '../../steps/column.ts';
import { give, type RoleState } from './types.ts';

/** So alike a block and a title of the page must be. */
const LIKE_TITLE = 0.6;
const SAME_AS_TITLE = 0.95;
/** The headline stands above the text, or a few lines into it. */
const LINES_BEFORE = 3;

/** What repeats the page's title above the text is the headline, a field of its own. */
export function takeHeadline(state: RoleState): void {
  const { context, roles } = state;
  const { view, likeness, titleBlock } = context;
  let paragraphs = 0;
  for (let block = 0; block < roles.length && paragraphs < LINES_BEFORE; block++) {
    if (roles[block] !== 'body') continue;
    // behind the headline a heading like it is the article's own: "Top agencies", "How we chose the top agencies"
    const limit =
      block > titleBlock && titleBlock >= 0 && at(view.headingLevel, block) > 1 ? SAME_AS_TITLE : LIKE_TITLE;
    const isTitle = at(likeness, block) >= limit || (block === titleBlock && at(view.headingLevel, block) === 1);
    // and behind the first paragraph nothing is the headline that has been there already
    const isTold = titleBlock >= 0 && block > titleBlock && paragraphs > 0;
    if (isTitle && !isTold && at(view.isParagraph, block) === 0) give(state, block, 'headline', 'reasonTitle');
    else if (at(view.isParagraph, block) === 1) paragraphs++;
  }
}
