import { textBelow } from '../element-tree/text.ts';
import { childElements, NO_SOURCE, type TreeElement } from '../element-tree/tree.ts';
import { isBlank } from '../white-space.ts';

/** Returns the page's text nodes that are printed, in document order; text directly in the article is not printed. */
export function printedNodes(article: TreeElement): number[] {
  const found = new Set<number>();
  for (const child of childElements(article)) {
    for (const { source, text } of textBelow(child)) if (source !== NO_SOURCE && !isBlank(text)) found.add(source);
  }
  return [...found].sort((a, b) => a - b);
}
