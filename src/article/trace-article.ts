import type { Page } from '../page/page.ts';
import { message } from '../platform/wording/message.ts';
import { type LastWord, traceSelection } from '../selection/trace.ts';
import { foldForComparison } from '../shared/text.ts';
import { traceCleaning } from './clean/trace-cleaning.ts';
import { cleanContext, type ReadArticle } from './make-article.ts';
import { buildTree } from './structure/build-tree.ts';

/**
 * Returns the final decision on every visible block of a page, from the algorithm to the last clean pass. Builds the
 * article again, so call it only to explain a decision.
 */
export function traceArticle({ selection, metadata }: ReadArticle, areCommentsShown: boolean): readonly LastWord[] {
  const { text } = selection;
  const cleaned = traceCleaning(buildTree(text), cleanContext(text.page, metadata));
  const headline = foldForComparison(metadata.headline);
  return traceSelection(selection, areCommentsShown, cleaned).map((word) =>
    word.isKept || !isHeadline(text.page, word.node, headline)
      ? word
      : { ...word, isKept: true, pass: 'head of the article', reason: message('reasonAbove') },
  );
}

/**
 * Checks whether a node's block is the headline, which the reader shows above the text even if the algorithm leaves it
 * out.
 */
function isHeadline(page: Page, node: number, headline: string): boolean {
  const { first, last } = page.snapshot.blocks;
  const block = page.blockOf(node);
  const [start = node, end = node] = [first[block], last[block]];
  let text = '';
  for (let id = start; id <= end && text.length <= 2 * headline.length + 100; id++) {
    if (page.blockOf(id) === block && page.isVisible(id)) text += page.textOf(id);
  }
  return headline !== '' && foldForComparison(text) === headline;
}
