/**
 * Finds the order in which a reader sees the children of flex and grid containers: row by row, in writing direction.
 * Keeps the source order if boxes overlap, and in CSS columns, which people read in the source order.
 */
import { type Box, boxOf, isOutOfFlow } from '../../page/boxes.ts';
import type { Page } from '../../page/page.ts';
import { isShownText } from '../../page/texts.ts';

const ORDERED = /^(?:inline-)?(?:flex|grid)$/;
/** Maximum number of children to reorder. A container with more is a list of teasers, readable in any order. */
const MOST_CHILDREN = 2000;
/** Two boxes are in one row if they overlap vertically by more than this share of the smaller height. */
const ROW_OVERLAP = 0.5;
/** Maximum horizontal overlap of boxes in one row (CSS pixels); negative margins and rounding cause small overlaps. */
const TOLERANCE = 4;

/** A child with a box, and the siblings after it that have no box. */
interface Item {
  nodes: number[];
  box: Box;
}

/** Returns a function that gives the children of a container in visual order; null if the source has the same order. */
export function createVisualOrder(page: Page): (node: number) => readonly number[] | null {
  let boxes: Boxes | undefined;
  return (node) => {
    if (!ORDERED.test(page.styleOf(node)?.display ?? '')) return null;
    const children = page.childrenOf(node);
    if (children.length < 2 || children.length > MOST_CHILDREN) return null;
    boxes ??= readBoxes(page);
    const items = itemsOf(page, children, boxes);
    const rows = items && rowsOf(items);
    if (!rows) return null;
    const isRtl = directionAt(page, node) === 'rtl';
    const read = rows.flatMap((row) => (isRtl ? row.toReversed() : row));
    return read.every((item, index) => item === items[index]) ? null : read.flatMap((item) => item.nodes);
  };
}

/** Returns children with their boxes; null if one is a text (not an element), because its position is unknown. */
function itemsOf(page: Page, children: readonly number[], boxes: Boxes): Item[] | null {
  const items: Item[] = [];
  const leading: number[] = [];
  for (const child of children) {
    if (isShownText(page, child)) return null;
    const box = isOutOfFlow(page, child) ? null : boxes[child];
    const last = items.at(-1);
    if (box) items.push({ nodes: items.length === 0 ? [...leading, child] : [child], box });
    else if (last) last.nodes.push(child);
    else leading.push(child);
  }
  return items;
}

/** Returns rows from top to bottom, each from left to right; null if boxes in a row overlap. */
function rowsOf(items: readonly Item[]): Item[][] | null {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.box.top - b.box.top)) {
    const row = rows.at(-1);
    if (row?.some(({ box }) => isBeside(box, item.box))) row.push(item);
    else rows.push([item]);
  }
  for (const row of rows) {
    row.sort((a, b) => a.box.left - b.box.left);
    const isStacked = row.some((item, index) => {
      const next = row[index + 1];
      return next !== undefined && next.box.left < item.box.right - TOLERANCE;
    });
    if (isStacked) return null;
  }
  return rows;
}

function isBeside(a: Box, b: Box): boolean {
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return overlap > ROW_OVERLAP * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Returns the direction that the nearest element around a node declares, or else that of the page. */
export function directionAt(page: Page, node: number): 'ltr' | 'rtl' {
  for (let id = node; id >= 0; id = page.parentOf(id)) {
    const dir = page.attributesOf(id).dir?.toLowerCase();
    if (dir === 'ltr' || dir === 'rtl') return dir;
  }
  return page.snapshot.direction;
}

type Boxes = readonly (Box | null)[];

/** Computes the box of every subtree, because the snapshot does not measure boxes that have no text directly inside. */
function readBoxes(page: Page): Boxes {
  const { nodes } = page;
  const boxes: (Box | null)[] = Array.from({ length: nodes.size }, () => null);
  for (let id = nodes.size - 1; id > 0; id--) {
    const own = ownBox(page, id);
    const box = around(boxes[id] ?? null, own);
    boxes[id] = box;
    const parent = page.parentOf(id);
    if (box && parent >= 0 && !isOutOfFlow(page, id)) {
      boxes[parent] = around(boxes[parent] ?? null, box);
    }
  }
  return boxes;
}

function ownBox(page: Page, id: number): Box | null {
  const { width, height } = page.nodes;
  return page.isVisible(id) && (width[id] ?? 0) > 0 && (height[id] ?? 0) > 0 ? boxOf(page, id) : null;
}

function around(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
