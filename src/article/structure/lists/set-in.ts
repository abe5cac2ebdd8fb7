/**
 * Finds sublists that only indentation shows as nested. In the markup, they are siblings of their item instead of
 * children, or their items belong to the outer list.
 */
import { union } from '../../../page/element-index.ts';
import type { Page } from '../../../page/page.ts';
import { isSpaceOnly } from '../../../shared/text.ts';

export interface SetIn {
  /** The first of several adjacent lists. It gets the top-level items of all of them. */
  top: number;
  /** The item whose sublist gets this item; -1 if this item is at the top level. */
  under: number;
}

/**
 * Minimum and maximum indentation of a sublist, and the tolerance when edges are compared (CSS pixels). A list with a
 * larger indentation is in another column.
 */
const LEAST_SHIFT = 8;
const MOST_SHIFT = 160;
const NEAR = 3;

interface Box {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** Returns where to move each item of a list that only indentation nests. Takes time linear in the number of lists. */
export function findSetIn(page: Page, isKept: (node: number) => boolean): ReadonlyMap<number, SetIn> {
  const found = new Map<number, SetIn>();
  let done = -1;
  for (const list of union([page.index.named('ul'), page.index.named('ol')])) {
    if (list <= done || !isKept(list)) continue;
    const run = runFrom(page, list, isKept);
    if (run.length > 1) done = run.at(-1) ?? list;
    const items = run.flatMap((each) => itemsOf(page, each)).filter(isKept);
    const under = levelsOf(page, items);
    if (under) for (const [at, item] of items.entries()) found.set(item, { top: list, under: under[at] ?? -1 });
  }
  return found;
}

export function itemsOf(page: Page, list: number): number[] {
  return page.childrenOf(list).filter((child) => page.nameOf(child) === 'li' && page.isVisible(child));
}

const isList = (page: Page, node: number) => page.nameOf(node) === 'ul' || page.nameOf(node) === 'ol';

function runFrom(page: Page, list: number, isKept: (node: number) => boolean): number[] {
  const run = [list];
  const end = page.endOf(page.parentOf(list));
  for (let id = page.endOf(list); id < end; id = page.endOf(id)) {
    if (isList(page, id) && isKept(id)) run.push(id);
    else if (page.isElement(id) ? page.isVisible(id) : !isSpaceOnly(page.textOf(id))) break;
  }
  return run;
}

/** Returns for each item the item whose sublist it belongs to, or -1 for the top level; null if no item is indented. */
function levelsOf(page: Page, items: readonly number[]): number[] | null {
  if (items.length < 2) return null;
  const boxes = items.map((item) => boxOf(page, item));
  if (boxes.some((box) => box === null)) return null;
  /** The items to whose sublists the current item may belong, outermost first. */
  const open: { item: number; box: Box }[] = [];
  let isSetIn = false;
  const under = items.map((item, at) => {
    const box = boxes[at] as Box;
    const before = boxes[at - 1];
    while (open.length > 0 && (open.at(-1)?.box.start ?? 0) > box.start - LEAST_SHIFT) open.pop();
    const around = open.at(-1);
    const isBelow = !before || box.top >= before.bottom - NEAR;
    const shift = around ? box.start - around.box.start : 0;
    const isUnder =
      around !== undefined && isBelow && shift <= MOST_SHIFT && Math.abs(box.end - around.box.end) <= NEAR;
    if (!isUnder) open.length = 0;
    open.push({ item, box });
    isSetIn ||= isUnder;
    return isUnder ? (around?.item ?? -1) : -1;
  });
  return isSetIn ? under : null;
}

/** If the item has no box, that of the first element inside. `start` and `end` follow the direction of the text. */
function boxOf(page: Page, item: number): Box | null {
  const { x, y, width, height } = page.nodes;
  for (let id = item; id < page.endOf(item); id++) {
    if (!page.isElement(id) || (width[id] ?? 0) <= 0) continue;
    const [left, right] = [x[id] ?? 0, (x[id] ?? 0) + (width[id] ?? 0)];
    const isRtl = page.snapshot.direction === 'rtl';
    const top = y[id] ?? 0;
    return { start: isRtl ? -right : left, end: isRtl ? -left : right, top, bottom: top + (height[id] ?? 0) };
  }
  return null;
}
