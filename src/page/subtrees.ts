/** Questions about subtrees that are asked at every element: O(nodes) once, then a look-up or two. */
import type { Page } from './page.ts';

/** What the nodes of a subtree count for, together. */
export function subtreeSums(page: Page, countOf: (node: number) => number): (node: number) => number {
  const { size } = page.nodes;
  const before = new Float64Array(size + 1);
  for (let id = 0; id < size; id++) before[id + 1] = (before[id] ?? 0) + countOf(id);
  return (node) => (before[page.endOf(node)] ?? 0) - (before[node] ?? 0);
}

/** By node, 1 for elements that pass a test, and for what stands in them. */
export function insideOf(page: Page, isWanted: (element: number) => boolean): Uint8Array {
  const inside = new Uint8Array(page.nodes.size);
  for (let id = 0; id < inside.length; id++) {
    if (inside[id] === 0 && page.isElement(id) && isWanted(id)) inside.fill(1, id, page.endOf(id));
  }
  return inside;
}
