import type { Element, ElementContent, Root } from 'hast';
import type { Page } from '../page/page.ts';
import { message } from '../platform/wording/message.ts';
import { type LastWord, traceSelection } from '../selection/trace.ts';
import type { Change } from '../selection/types.ts';
import { foldForComparison } from '../shared/text.ts';
import type { CleanContext } from './clean/context.ts';
import { CLEAN_STEPS } from './clean/index.ts';
import { cleanContext, type ReadArticle } from './make-article.ts';
import { buildTree } from './structure/build-tree.ts';
import { contentOf, elementsIn, textOf } from './structure/hast.ts';

/** Returns whether each visible block is in the article, and which step decided that. Slow: rebuilds the article. */
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

/** Returns whether a node's block is the headline, which the reader shows even if the algorithm leaves it out. */
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

/** Repeats the steps that clean up the article, and lists the blocks (by first text node) that each step removes. */
function traceCleaning(root: Root, context: CleanContext): readonly Change[] {
  const changes: Change[] = [];
  let tree = contentOf(root);
  for (const { name, drops, places, run } of CLEAN_STEPS) {
    const cleaned = run(tree, context);
    const key = places ?? drops;
    if (key !== undefined && cleaned !== tree) {
      const reason = () => message(key);
      const rest = placesIn(cleaned);
      const gone = [...placesIn(tree)].filter((place) => !rest.has(place));
      for (const node of gone) changes.push({ pass: name, node, isKept: places !== undefined, reason });
    }
    tree = cleaned;
  }
  return changes;
}

function placesIn(children: readonly ElementContent[]): ReadonlySet<number> {
  const isPlace = (element: Element) => element.properties.dataNode !== undefined && textOf(element).trim() !== '';
  return new Set(
    elementsIn(children)
      .filter(isPlace)
      .map(({ properties }) => Number(properties.dataNode)),
  );
}
