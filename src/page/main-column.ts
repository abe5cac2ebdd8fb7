/**
 * Finds the column of the running text by layout only. It uses no names, classes or models, so it can judge between
 * algorithms.
 *
 * Measures in characters, which work in scripts with and without spaces between words. Ignores text in links: menus and
 * lists of headlines are links, and are in the main column as often as beside it.
 */

import { facet } from './page.ts';
import { NodeKind, type PageSnapshot } from './snapshot/types.ts';

/** Largest difference between the edges of boxes in one column (CSS pixels). */
const TOLERANCE = 16;
/** A pinned box with more than this share of all text is the page, not a bar or a banner. */
const WHOLE_PAGE = 0.5;
/** Narrowest lists and quotations (share of their column's width). */
const SET_IN = 0.6;
/** Smallest share of its text that a column has in its own boxes. A footer as wide as the page covers all columns but has little text. */
const OWN_SHARE = 0.25;
/** At most this many ranges, those with most text, are compared, which keeps the search linear. */
const MOST_CANDIDATES = 16;

/** A part of the page's width, and the running text in it. */
export interface MainColumn {
  left: number;
  right: number;
  /** Characters of running text in it. */
  characters: number;
  /** Whether a text node is running text in this column. */
  holds(node: number): boolean;
  /** Characters of running text in a text node, in or outside the column. */
  charactersOf(node: number): number;
}

/** The part of the page's width with most running text; null if nothing has a layout. Linear. */
export const mainColumn = facet(({ snapshot }): MainColumn | null => {
  const { size, x, width } = snapshot.nodes;
  const running = countRunningText(snapshot);
  const box = findBoxes(snapshot, running);
  const widest = fullestRange(snapshot, running, box);
  if (!widest) return null;
  const { left, right } = widest;
  const isIn = (element: number) =>
    element >= 0 && at(x, element) >= left - TOLERANCE && at(x, element) + at(width, element) <= right + TOLERANCE;
  const holds = (node: number) => at(running, node) > 0 && isIn(at(box, node));
  let characters = 0;
  for (let node = 0; node < size; node++) if (holds(node)) characters += at(running, node);
  return { left, right, characters, holds, charactersOf: (node) => at(running, node) };
});

/** Counts, by node, the visible characters outside links, without white space. */
function countRunningText(snapshot: PageSnapshot): Uint32Array {
  const { size, kind, parent, name, hidden, block, text } = snapshot.nodes;
  const isLinkName = snapshot.names.map((name) => /^(?:a|button|select)$/.test(name));
  const running = new Uint32Array(size);
  const isInLink = new Uint8Array(size);
  for (let node = 0; node < size; node++) {
    if (at(kind, node) === NodeKind.element) {
      const isInside = node > 0 && at(isInLink, Math.max(0, at(parent, node))) === 1;
      isInLink[node] = isInside || at(isLinkName, at(name, node)) ? 1 : 0;
    } else if (at(hidden, node) === 0 && at(block, node) >= 0 && at(isInLink, at(parent, node)) === 0) {
      running[node] = countInk(at(text, node));
    }
  }
  return running;
}

function countInk(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 0x20 && code !== 0xa0) count++;
  }
  return count;
}

/** Returns, by node, the nearest element around it with a measured box; -1 for none and in pinned boxes. */
function findBoxes(snapshot: PageSnapshot, running: Uint32Array): Int32Array {
  const { size, kind, parent, end, style, width } = snapshot.nodes;
  const isPinnedStyle = snapshot.styles.map(({ position }) => position === 'fixed' || position === 'sticky');
  const before = new Float64Array(size + 1);
  for (let node = 0; node < size; node++) before[node + 1] = at(before, node) + at(running, node);
  const limit = at(before, size) * WHOLE_PAGE;
  const isPinned = new Uint8Array(size);
  const box = new Int32Array(size).fill(-1);
  for (let node = 0; node < size; node++) {
    const around = at(parent, node);
    if (around >= 0) {
      isPinned[node] = at(isPinned, around);
      box[node] = at(box, around);
    }
    if (at(kind, node) !== NodeKind.element) continue;
    const isBar = isPinnedStyle[at(style, node)] === true && at(before, at(end, node)) - at(before, node) <= limit;
    if (isBar) isPinned[node] = 1;
    if (at(isPinned, node) === 1) box[node] = -1;
    else if (at(width, node) > 0) box[node] = node;
  }
  return box;
}

/** Left and right edge of boxes, and the running text directly in such boxes. */
interface Range {
  left: number;
  right: number;
  characters: number;
}

/** Returns the range with most text, in its own boxes and in indented ones (lists, quotations). */
function fullestRange(snapshot: PageSnapshot, running: Uint32Array, box: Int32Array): Range | null {
  const ranges = findRanges(snapshot, running, box).sort((a, b) => b.characters - a.characters);
  let fullest: Range | null = null;
  let most = 0;
  for (const range of ranges.slice(0, MOST_CANDIDATES)) {
    let characters = 0;
    for (const other of ranges) if (isSetIn(other, range)) characters += other.characters;
    if (characters <= most || range.characters < characters * OWN_SHARE) continue;
    most = characters;
    fullest = range;
  }
  return fullest;
}

function isSetIn(inner: Range, outer: Range): boolean {
  const isInside = inner.left >= outer.left - TOLERANCE && inner.right <= outer.right + TOLERANCE;
  return isInside && inner.right - inner.left >= (outer.right - outer.left) * SET_IN;
}

/** Returns the ranges of all boxes; merges those that differ by less than the tolerance. */
function findRanges({ nodes: { size, x, width } }: PageSnapshot, running: Uint32Array, box: Int32Array): Range[] {
  const ranges = new Map<string, Range>();
  let last: Range | undefined;
  let [lastLeft, lastRight] = [Number.NaN, Number.NaN];
  for (let node = 0; node < size; node++) {
    const element = at(box, node);
    if (at(running, node) === 0 || element < 0) continue;
    const left = at(x, element);
    const right = left + at(width, element);
    // Most boxes are below one of the same width.
    if (last === undefined || left !== lastLeft || right !== lastRight) {
      const key = `${Math.round(left / TOLERANCE)} ${Math.round(right / TOLERANCE)}`;
      last = ranges.get(key) ?? { left, right, characters: 0 };
      ranges.set(key, last);
      [lastLeft, lastRight] = [left, right];
    }
    last.characters += at(running, node);
  }
  return [...ranges.values()];
}

/** Returns the value of a column that is known to have this row. */
function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}
