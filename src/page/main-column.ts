/**
 * Finds the column of running text by layout only. Uses no names, classes or models, so that it can help to compare
 * algorithms. Counts characters instead of words, because some scripts have no spaces. Ignores links, because menus and
 * lists of headlines may be in the main column.
 */

import { facet } from './page.ts';
import { NodeKind, type PageSnapshot } from './snapshot/types.ts';

/** Maximum difference between the edges of boxes in one column (CSS pixels). */
const TOLERANCE = 16;
/** Maximum share of all text in a fixed or sticky bar or banner; such a box with more text is the page itself. */
const WHOLE_PAGE = 0.5;
/** Minimum width of a list or quotation that counts as part of a column (share of the column's width). */
const SET_IN = 0.6;
/**
 * Minimum share of a column's text in boxes as wide as the column. A full-width footer spans all columns but has little
 * text.
 */
const OWN_SHARE = 0.25;
/** Maximum number of columns to compare, those with the most text. The limit keeps the search linear. */
const MOST_CANDIDATES = 16;

/** A column of the page, and the running text in it. */
export interface MainColumn {
  left: number;
  right: number;
  /** Running text in the column (characters). */
  characters: number;
  holds(node: number): boolean;
  /** Returns the length of a text node's running text, in the column or not (characters). */
  charactersOf(node: number): number;
}

/** The column with most running text; null if the page has no layout. O(nodes). */
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

/** Returns, by node, the number of visible characters outside links, without white space. */
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

/**
 * Returns, by node, the nearest element with a measured box; -1 if there is none, or if it is in a fixed or sticky bar.
 */
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

/** The common left and right edge of several boxes, and the running text directly in these boxes. */
interface Range {
  left: number;
  right: number;
  characters: number;
}

/** Returns the range with most text. Text in indented boxes within the range counts too, such as in lists. */
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

/**
 * Returns the ranges of all boxes with running text; merges those with the same edges, rounded to {@link TOLERANCE}.
 */
function findRanges({ nodes: { size, x, width } }: PageSnapshot, running: Uint32Array, box: Int32Array): Range[] {
  const ranges = new Map<string, Range>();
  let last: Range | undefined;
  let [lastLeft, lastRight] = [Number.NaN, Number.NaN];
  for (let node = 0; node < size; node++) {
    const element = at(box, node);
    if (at(running, node) === 0 || element < 0) continue;
    const left = at(x, element);
    const right = left + at(width, element);
    // faster: most boxes have the same edges as the box before, so `ranges` need not be searched
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

/** Returns an entry of a column of the node table; the row must exist. */
function at<T>(column: ArrayLike<T>, row: number): T {
  return column[row] as T;
}

/** Margins in the browser's default style sheet (CSS pixels): of the body, and of lists and quotations in it. */
const OWN_MARGINS = [8, 48];

/** Returns whether the page's style sheets position a column: no edge is at a margin of the default style sheet. */
export function isSetByStyles({ left, right }: { left: number; right: number }, viewportWidth: number): boolean {
  const isAt = (edge: number, place: number) => Math.abs(edge - place) < 1;
  return !OWN_MARGINS.some((margin) => isAt(left, margin) || isAt(right, viewportWidth - margin));
}
