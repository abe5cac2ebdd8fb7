/**
 * Finds the column of running text by layout alone, without class names and models, as an independent check of an
 * algorithm. Counts characters, because some languages have no spaces, and no links, because menus may be in the
 * column.
 */

import { at } from '../shared/column.ts';
import { facet, type Page } from './page.ts';
import { NodeKind, type PageSnapshot } from './snapshot/types.ts';
import { subtreeSums } from './subtrees.ts';

/** Maximum difference between the edges of boxes in one column (CSS pixels). */
const TOLERANCE = 16;
/** Maximum share of the page's text in a fixed or sticky bar. Such a box with more text contains the whole page. */
const WHOLE_PAGE = 0.5;
/** Minimum width of an indented list or quotation that counts as part of a column (share of the column's width). */
const SET_IN = 0.6;
/**
 * Minimum share of a column's text in boxes as wide as the column. Rules out a column as wide as the page's footer,
 * which also contains the article, but in narrower boxes.
 */
const OWN_SHARE = 0.25;
/** Maximum number of columns (those with the most text) compared with all columns, to avoid quadratic time. */
const MOST_CANDIDATES = 16;

/** A column of the page, and its running text (visible text outside links). */
export interface MainColumn {
  left: number;
  right: number;
  /** Running text in the column (characters). */
  characters: number;
  holds(node: number): boolean;
  /** Returns the number of characters of a text node if it is running text, even outside the column; otherwise 0. */
  charactersOf(node: number): number;
}

/** The column with the most visible text outside links; null if no such text is in a box with a width. O(nodes). */
export const mainColumn = facet((page): MainColumn | null => {
  const { snapshot } = page;
  const { size, x, width } = snapshot.nodes;
  const running = countRunningText(snapshot);
  const box = findBoxes(page, running);
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

/** Returns an array by node id: the number of a text's visible characters, without white space; 0 in links. */
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

/** Returns by node id the node or its nearest ancestor with a width; -1 if none, or if in a fixed or sticky bar. */
function findBoxes(page: Page, running: Uint32Array): Int32Array {
  const { snapshot } = page;
  const { size, kind, parent, style, width } = snapshot.nodes;
  const isPinnedStyle = snapshot.styles.map(({ position }) => position === 'fixed' || position === 'sticky');
  const runningIn = subtreeSums(page, running);
  const limit = runningIn(0) * WHOLE_PAGE;
  const isPinned = new Uint8Array(size);
  const box = new Int32Array(size).fill(-1);
  for (let node = 0; node < size; node++) {
    const around = at(parent, node);
    if (around >= 0) {
      isPinned[node] = at(isPinned, around);
      box[node] = at(box, around);
    }
    if (at(kind, node) !== NodeKind.element) continue;
    const isBar = isPinnedStyle[at(style, node)] === true && runningIn(node) <= limit;
    if (isBar) isPinned[node] = 1;
    if (at(isPinned, node) === 1) box[node] = -1;
    else if (at(width, node) > 0) box[node] = node;
  }
  return box;
}

/** A left and a right edge that several boxes have in common, and the running text directly in these boxes. */
interface Range {
  left: number;
  right: number;
  characters: number;
}

/** Returns the range with the most text, including the text of indented boxes in it, such as lists; null if none. */
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

/** Returns the ranges of boxes with running text. Edges that are equal, rounded to {@link TOLERANCE}, are one range. */
function findRanges({ nodes: { size, x, width } }: PageSnapshot, running: Uint32Array, box: Int32Array): Range[] {
  const ranges = new Map<string, Range>();
  let last: Range | undefined;
  let [lastLeft, lastRight] = [Number.NaN, Number.NaN];
  for (let node = 0; node < size; node++) {
    const element = at(box, node);
    if (at(running, node) === 0 || element < 0) continue;
    const left = at(x, element);
    const right = left + at(width, element);
    // most boxes have the same edges as the previous box and need no look-up in `ranges`
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

/** Distances of text from the window's edge by default (CSS pixels): 8; in lists and quotations 8 + 40. */
const OWN_MARGINS = [8, 48];

/** Returns whether styles position a column; false if an edge is where the browser's default style sheet puts text. */
export function isSetByStyles({ left, right }: { left: number; right: number }, viewportWidth: number): boolean {
  const isAt = (edge: number, place: number) => Math.abs(edge - place) < 1;
  return !OWN_MARGINS.some((margin) => isAt(left, margin) || isAt(right, viewportWidth - margin));
}
