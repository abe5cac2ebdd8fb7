/** Questions about subtrees that are asked at every element: O(nodes) once, then a look-up or two. */
import type { Page } from './page.ts';

/** What the nodes of a subtree count for, together. */
export function subtreeSums(page: Page, counts: ArrayLike<number>): (node: number) => number {
  const { size, end } = page.nodes;
  const before = new Float64Array(size + 1);
  for (let id = 0, sum = 0; id < size; ) before[++id] = sum += counts[id - 1] as number;
  return (node) => (before[end[node] ?? node] ?? 0) - (before[node] ?? 0);
}

/** By node, the counts of those that are asked for; the others count for nothing. */
export function countsAt(
  page: Page,
  nodes: Iterable<number>,
  countOf: (node: number) => number = () => 1,
): Uint32Array {
  const counts = new Uint32Array(page.nodes.size);
  for (const node of nodes) counts[node] = countOf(node);
  return counts;
}

/** By node, 1 for some elements and for what stands in them. */
export function insideOf(page: Page, elements: Iterable<number>): Uint8Array {
  const inside = new Uint8Array(page.nodes.size);
  for (const element of elements) if (inside[element] === 0) inside.fill(1, element, page.endOf(element));
  return inside;
}
