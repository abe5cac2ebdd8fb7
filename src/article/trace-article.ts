import type { Element, ElementContent, Root } from 'hast';
import type { Page } from '../page/page.ts';
import { message } from '../platform/wording/message.ts';
import { isShownByline } from '../selection/head.ts';
import { type LastWord, traceSelection } from '../selection/trace.ts';
import type { Change } from '../selection/types.ts';
import { foldForComparison } from '../shared/text.ts';
import type { CleanContext } from './clean/context.ts';
import { CLEAN_STEPS } from './clean/index.ts';
import { cleanContext, headOf, type ReadArticle } from './make-article.ts';
import { buildTree } from './structure/build-tree.ts';
import { contentOf, elementsIn, textOf } from './structure/hast.ts';

const HEAD = 'head of the article';

/** Returns whether each visible block is in the article, and which step decided that. Slow: rebuilds the article. */
export function traceArticle({ selection, metadata }: ReadArticle, areCommentsShown: boolean): readonly LastWord[] {
  const { text } = selection;
  const cleaned = traceCleaning(buildTree(text), cleanContext(text.page, metadata));
  const words = traceSelection(selection, areCommentsShown, cleaned);
  const head = headOf(metadata);
  const headline = foldForComparison(metadata.headline);
  const start = words.findIndex(({ isKept, pass }) => isKept && pass !== HEAD);
  // The reader shows these lines even if the algorithm leaves them out.
  const isShownAbove = (line: string, index: number) =>
    (headline !== '' && foldForComparison(line) === headline) || (index < start && isShownByline(line, head));
  return words.map((word, index) =>
    word.isKept || !isShownAbove(lineAt(text.page, word.node), index)
      ? word
      : { ...word, isKept: true, pass: HEAD, reason: message('reasonAbove') },
  );
}

/** Longest line that may be part of the head of the article (characters). */
const LONGEST_LINE = 1000;

/** Returns the visible text of a node's block; '' if it is too long for a headline, byline or date. */
function lineAt(page: Page, node: number): string {
  const { first, last } = page.snapshot.blocks;
  const block = page.blockOf(node);
  const [start = node, end = node] = [first[block], last[block]];
  let text = '';
  for (let id = start; id <= end && text.length <= LONGEST_LINE; id++) {
    if (page.blockOf(id) === block && page.isVisible(id)) text += page.textOf(id);
  }
  return text.length <= LONGEST_LINE ? text : '';
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
