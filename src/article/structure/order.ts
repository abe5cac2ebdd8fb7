/**
 * Flex and grid containers show their children in an order of their own (`order`, `row-reverse`, grid placement). A
 * person reads what the boxes say: row by row, and along each row in the direction of the writing. Text set in columns
 * is no such container, and where boxes leave a doubt the order of the source holds.
 */
import { type Box, boxOf, isOutOfFlow } from '../../page/boxes.ts';
import type { Page } from '../../page/page.ts';
import { isSpaceOnly } from '../../shared/text.ts';

const ORDERED = /^(?:inline-)?(?:flex|grid)$/;
/** More children than any layout of passages has: a list of cards, which need no order. */
const MOST_CHILDREN = 2000;
/** Boxes that share more than this of the lower one's height stand in one row. */
const ROW_OVERLAP = 0.5;
/** What boxes of one row may overlap, in CSS pixels: negative margins, rounding. */
const TOLERANCE = 4;

/** A child with a box, and the siblings after it that have none. */
interface Item {
  nodes: number[];
  box: Box;
}

/** Children of a container in the order in which they are read; null when that is the order of the source. */
export type VisualOrder = (node: number) => readonly number[] | null;

export function createVisualOrder(page: Page): VisualOrder {
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

/** null where text stands in the container itself: its box is not known. */
function itemsOf(page: Page, children: readonly number[], boxes: Boxes): Item[] | null {
  const items: Item[] = [];
  const leading: number[] = [];
  for (const child of children) {
    const isText = page.isText(child) && page.isVisible(child);
    if (isText && !isSpaceOnly(page.textOf(child))) return null;
    const box = isOutOfFlow(page, child) ? null : boxes(child);
    const last = items.at(-1);
    if (box) items.push({ nodes: items.length === 0 ? [...leading, child] : [child], box });
    else if (last) last.nodes.push(child);
    else leading.push(child);
  }
  return items;
}

/** Rows from top to bottom, items from left to right; null when items stand above each other in a row. */
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

function directionAt(page: Page, node: number): 'ltr' | 'rtl' {
  for (let id = node; id >= 0; id = page.parentOf(id)) {
    const dir = page.attributesOf(id).dir?.toLowerCase();
    if (dir === 'ltr' || dir === 'rtl') return dir;
  }
  return page.snapshot.direction;
}

type Boxes = (node: number) => Box | null;

/** What is visible of every subtree, as one box: boxes without text of their own are not measured. One pass, backwards. */
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
  return (node) => boxes[node] ?? null;
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
