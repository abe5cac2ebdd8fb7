import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import { isBlank } from '../steps/white-space.ts';
import type { Mark } from '../types.ts';
import type { RunIndex } from './text-index.ts';

/** An element, and how much of the text below it is kept (UTF-16 units from its start). */
export interface KeptText {
  element: number;
  length: number;
}

/** Marks of the text nodes below the elements, which come in document order and may nest. */
export function marksOf(snapshot: PageSnapshot, index: RunIndex, kept: readonly KeptText[]): Mark[] {
  const marks = new Map<number, Mark>();
  let reached = 0; // all before this offset of the page's text is dealt with
  for (const { element, length } of kept) {
    const keptEnd = at(index.offset, element) + length;
    if (keptEnd <= reached) continue;
    const end = at(snapshot.nodes.end, element);
    const from = firstNodeReaching(index, element, Math.max(reached, at(index.offset, element)));
    for (let node = from; node < end && at(index.offset, node) < keptEnd; node++) {
      const mark = index.flags[node] === 1 ? markUpTo(snapshot, index, node, keptEnd) : null;
      if (mark) marks.set(node, mark);
    }
    reached = keptEnd;
  }
  return [...marks.values()].sort((a, b) => a.node - b.node);
}

/** The first node at or behind `start` whose text ends behind the offset. By bisection: elements may nest deep. */
function firstNodeReaching(index: RunIndex, start: number, offset: number): number {
  let low = start;
  let high = index.offset.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(index.offset, middle + 1) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The part of a node before an offset of the page's text, or null when there is nothing to read in it. */
function markUpTo(snapshot: PageSnapshot, index: RunIndex, node: number, keptEnd: number): Mark | null {
  const text = at(snapshot.nodes.text, node);
  const end = keptEnd - at(index.offset, node);
  if (end >= text.length || isBlank(text.slice(end))) return isBlank(text) ? null : { node, role: 'body' };
  return isBlank(text.slice(0, end)) ? null : { node, role: 'body', start: 0, end };
}
