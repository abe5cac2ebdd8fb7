import { isSpaceOnly } from '../shared/text.ts';
import { baseFacet, facet, type Page } from './page.ts';
import { NodeKind } from './snapshot/types.ts';

/** Returns whether a node is a visible text with more than white space. */
export function isShownText(page: Page, node: number): boolean {
  return page.isText(node) && page.isVisible(node) && !isSpaceOnly(page.textOf(node));
}

/** Returns the visible text nodes in a range of nodes, except those that contain only white space. */
export function visibleTexts(page: Page, start: number, end: number): number[] {
  const texts: number[] = [];
  for (let id = start; id < end; id++) if (isShownText(page, id)) texts.push(id);
  return texts;
}

export const textsOf = facet((page: Page): readonly number[] => visibleTexts(page, 0, page.nodes.size));

/** Returns a node's visible text in one line; null if it has more than `longest` characters or `mostNodes` nodes. */
export function lineOf(page: Page, node: number, longest: number, mostNodes: number): string | null {
  const end = page.endOf(node);
  if (end - node > mostNodes) return null;
  let text = '';
  for (let id = node; id < end; id++) {
    if (page.isText(id) && page.isVisible(id)) text += page.textOf(id);
    // runs of white space are shown as one space, so they are collapsed before the length is compared
    if (text.length > longest && (text = squeeze(text)).length > longest) return null;
  }
  return squeeze(text).trim();
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** Returns all text nodes in the given elements, visible or not. */
export function textNodesIn(page: Page, elements: readonly number[]): ReadonlySet<number> {
  const texts = new Set<number>();
  for (const element of elements) {
    for (let id = element; id < page.endOf(element); id++) if (page.isText(id)) texts.add(id);
  }
  return texts;
}

/** Array by node id: length of a text node without white space at its ends (characters); 0 for other nodes. */
export const textLengths = baseFacet(({ nodes: { size, kind, text } }): Uint32Array => {
  const lengths = new Uint32Array(size);
  for (let id = 0; id < size; id++) if (kind[id] === NodeKind.text) lengths[id] = (text[id] as string).trim().length;
  return lengths;
});
