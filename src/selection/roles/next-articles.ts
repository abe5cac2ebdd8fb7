/** Drops the articles that a page with endless scrolling adds below its own article. */
import { endBlockIn, firstBlockIn, seenBlocksIn } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { give, type RoleState } from './types.ts';

/**
 * Number of blocks at the start of an article that may be its headline: labels and pictures may be above the headline.
 */
const HEAD_BLOCKS = 6;

/**
 * Drops the `<article>` elements below the article with the page's headline if they also begin with a first-level
 * heading. Posts of a thread have no such headings.
 */
export function takeNextArticles(state: RoleState): void {
  const { roles, context } = state;
  const { view, titleBlock } = context;
  const { page, blocks } = view;
  if (titleBlock < 0 || at(view.headingLevel, titleBlock) !== 1) return;
  const articles = page.index.named('article');
  const title = at(blocks.first, titleBlock);
  const own = articles.find((article) => page.holds(article, title));
  if (own === undefined) return;
  for (const article of articles) {
    if (article < page.endOf(own) || at(blocks.boundary, article) !== article) continue;
    const head = seenBlocksIn(view, article).slice(0, HEAD_BLOCKS);
    if (!head.some((block) => at(view.headingLevel, block) === 1)) continue;
    for (let block = firstBlockIn(view, article); block < endBlockIn(view, article); block++)
      if (roles[block] === 'body') give(state, block, 'related', 'reasonRelatedList');
  }
}
