import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { isBlank } from '../steps/python-text.ts';
import type { Mark } from '../types.ts';
import type { RunIndex } from './text-index.ts';

/** An element, and the number of UTF-16 units to keep from the start of its text. */
export interface KeptElement {
  element: number;
  length: number;
}

/** Returns the marks (kept text ranges) for some elements, which must be in document order and may be nested. */
export function marksOf(snapshot: PageSnapshot, index: RunIndex, kept: readonly KeptElement[]): Mark[] {
  const marks = new Map<number, Mark>();
  let reached = 0; // offset in the page's text; the text before it is already handled
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

/** A binary search, because a linear search would be slow on deeply nested elements. */
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

/** Null if the node's text up to `keptEnd`, an offset in the page's text, is blank. */
function markUpTo(snapshot: PageSnapshot, index: RunIndex, node: number, keptEnd: number): Mark | null {
  const text = at(snapshot.nodes.text, node);
  const end = keptEnd - at(index.offset, node);
  if (end >= text.length || isBlank(text.slice(end))) return isBlank(text) ? null : { node, role: 'body' };
  return isBlank(text.slice(0, end)) ? null : { node, role: 'body', start: 0, end };
}
