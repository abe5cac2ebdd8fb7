/** Computes sums over subtrees, which nodes are inside an element, and the next sibling of a node. */

import type { Page } from './page.ts';

/** Returns a function that sums `counts` (one entry per node) over a node's subtree with two look-ups. */
export function subtreeSums(page: Page, counts: ArrayLike<number>): (node: number) => number {
  const { size, end } = page.nodes;
  const before = new Float64Array(size + 1);
  for (let id = 0, sum = 0; id < size; ) before[++id] = sum += counts[id - 1] as number;
  return (node) => (before[end[node] ?? node] ?? 0) - (before[node] ?? 0);
}

/** Returns an array with an entry for each node of the page: `countOf(node)` for the given nodes, 0 for all others. */
export function countsAt(
  page: Page,
  nodes: Iterable<number>,
  countOf: (node: number) => number = () => 1,
): Uint32Array {
  const counts = new Uint32Array(page.nodes.size);
  for (const node of nodes) counts[node] = countOf(node);
  return counts;
}

/** Returns an array by node id: 1 for the given elements and everything in them, 0 for all other nodes. */
export function insideOf(page: Page, elements: Iterable<number>): Uint8Array {
  const inside = new Uint8Array(page.nodes.size);
  for (const element of elements) if (inside[element] === 0) inside.fill(1, element, page.endOf(element));
  return inside;
}

/** Returns whether one of the given nodes is in a subtree. */
export function holdsAnyOf(page: Page, root: number, nodes: ReadonlySet<number>): boolean {
  for (let id = root; id < page.endOf(root); id++) if (nodes.has(id)) return true;
  return false;
}

/** Returns the next sibling element that is not named `passedOver`; -1 if there is none, or if text comes first. */
export function nextElement(page: Page, node: number, passedOver = ''): number {
  const next = nextSibling(page, node, passedOver);
  return next >= 0 && page.isElement(next) ? next : -1;
}

/** Returns the next sibling: an element that is not named `passedOver`, or text that is not blank; -1 if there is none. */
export function nextSibling(page: Page, node: number, passedOver = ''): number {
  const parentEnd = page.endOf(page.parentOf(node));
  for (let id = page.endOf(node); id < parentEnd; id = page.endOf(id)) {
    if (page.isElement(id) ? page.nameOf(id) !== passedOver : page.textOf(id).trim() !== '') return id;
  }
  return -1;
}
