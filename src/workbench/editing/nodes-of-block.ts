import type { Scene } from '../scene.ts';

/**
 * What a block of the article shows: its text nodes, and the elements that stand in it without being text. A block begins
 * at its own place (`data-node`) and ends where the next one that does not stand in it begins.
 *
 * @param block an element with `data-node`
 * @returns ids of the page, ascending; empty where the block is not of this page (one of several)
 */
export function nodesOfBlock(block: Element, { page, shown }: Scene): readonly number[] {
  const start = placeOf(block);
  if (!Number.isInteger(start) || start >= page.nodes.size) return [];
  const end = startOfNext(block, start);
  const { marks, objects } = shown.read.selection.text;
  const isInside = (node: number) => node >= start && node < end;
  const texts = marks.map(({ node }) => node).filter(isInside);
  return [...texts, ...objects.nodes.filter(isInside)].sort((a, b) => a - b);
}

function startOfNext(block: Element, start: number): number {
  const all = [...(block.closest('.article') ?? block).querySelectorAll('[data-node]')];
  const after = all.slice(all.indexOf(block) + 1).filter((other) => !block.contains(other));
  const next = after.map(placeOf).find((place) => place > start);
  return next ?? Number.POSITIVE_INFINITY;
}

const placeOf = (block: Element) => Number(block.getAttribute('data-node'));
