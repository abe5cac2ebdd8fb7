import type { Mark } from '../../algorithms/types.ts';
import { localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';
import type { LiveRows } from '../select-ranges.ts';

/**
 * Returns the element to watch for changes of the article: the parent of the smallest element that contains all kept
 * text, so that new siblings of that element are noticed too.
 */
export function keptElement({ page, nodes: live }: LiveRows, marks: readonly Mark[]): Element | null {
  const last = marks.at(-1)?.node ?? -1;
  let id = marks[0]?.node ?? -1;
  while (id >= 0 && page.endOf(id) <= last) id = page.parentOf(id);
  const element = asElement(live[page.parentOf(id)]) ?? asElement(live[id]);
  return element && /^(?:body|html)$/.test(localNameOf(element)) ? (asElement(live[id]) ?? element) : element;
}

function asElement(node: Node | undefined): Element | null {
  return node && nodeTypeOf(node) === 1 ? (node as Element) : null;
}
