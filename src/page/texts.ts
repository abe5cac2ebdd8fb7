/** The text below a node. */
import { isSpaceOnly } from '../shared/text.ts';
import { facet, type Page } from './page.ts';

/** Text nodes that a person sees in a range of nodes, without those of white space alone. */
export function visibleTexts(page: Page, start: number, end: number): number[] {
  const texts: number[] = [];
  for (let id = start; id < end; id++) {
    if (page.isText(id) && page.isVisible(id) && !isSpaceOnly(page.textOf(id))) texts.push(id);
  }
  return texts;
}

/** All text nodes that a person sees, without those of white space alone. */
export const textsOf = facet((page: Page): readonly number[] => visibleTexts(page, 0, page.nodes.size));

/** What a person sees of a node's text, in one line; null when it is longer than asked for, or in more nodes. */
export function lineOf(page: Page, node: number, longest: number, mostNodes: number): string | null {
  const end = page.endOf(node);
  if (end - node > mostNodes) return null;
  let text = '';
  for (let id = node; id < end; id++) {
    if (page.isText(id) && page.isVisible(id)) text += page.textOf(id);
    // White space in the source is no text.
    if (text.length > longest && (text = squeeze(text)).length > longest) return null;
  }
  return squeeze(text).trim();
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** All text nodes in the subtrees of some elements, seen or not. */
export function textNodesIn(page: Page, elements: readonly number[]): ReadonlySet<number> {
  const texts = new Set<number>();
  for (const element of elements) {
    for (let id = element; id < page.endOf(element); id++) if (page.isText(id)) texts.add(id);
  }
  return texts;
}
