/** Builds the article's lists. Items that only indentation shows as nested are moved into sublists. */
import type { Element } from 'hast';
import { boxOf } from '../../../page/boxes.ts';
import { union } from '../../../page/element-index.ts';
import type { Page } from '../../../page/page.ts';
import { isSpaceOnly } from '../../../shared/text.ts';
import { element } from '../hast.ts';
import { type NumberedItem, type Numbering, numberingOf } from './numbering.ts';

const NO_ITEM: NumberedItem = { value: null, sign: '' };

/** @param isKept returns whether the article contains a node or a part of its content */
export function listsOf(page: Page, isKept: (node: number) => boolean) {
  const setIn = findSetIn(page, isKept);
  const known = new Map<number, Numbering | null>();
  /** By list: the number of the next item, if the page does not declare another one. */
  const next = new Map<number, number>();
  /** By item: the elements created for items that are moved into another list. */
  const items = new Map<number, Element>();
  /** New lists for moved items. Key: a sublist's parent item; for another list, the first of the lists it replaces. */
  const lists = new Map<number, { element: Element; next: number }>();

  function numbering(list: number): Numbering | null {
    let found = known.get(list);
    if (found === undefined) {
      const own = itemsOf(page, list);
      found = own.length > 0 ? numberingOf(page, list, own) : null;
      known.set(list, found);
    }
    return found;
  }

  function newList(list: number, item: number): Element {
    const numbered = numbering(list);
    const { tagName = page.nameOf(list), type = '', isReversed = false, isMarked = false } = numbered ?? {};
    const isCounted = tagName === 'ol' && !isMarked;
    const first = numbered?.items.get(item)?.value ?? 1;
    return element(tagName, {
      // always written for a reversed list: by default, it starts with the number of items, and some may be left out
      ...(isCounted && (isReversed || first !== 1) ? { start: first } : {}),
      ...(isCounted && type !== '' ? { type } : {}),
      ...(isReversed ? { reversed: true } : {}),
      ...(isMarked ? { dataMarked: '' } : {}),
    });
  }

  const numberOf = (item: number) => numbering(page.parentOf(item))?.items.get(item)?.value ?? 1;

  return {
    /** Returns the element to create for a list of the page; null if its items are moved into other lists. */
    elementOf(list: number): Element | null {
      const [first] = itemsOf(page, list).filter(isKept);
      if (first !== undefined && setIn.has(first)) return null;
      return newList(list, first ?? -1);
    },
    /**
     * Returns the marker to write before an item's text (`sign`), and the item's number (`value`; null if the item only
     * continues the numbering). Must be called in document order, because it compares each number with the one before.
     */
    itemAt(item: number): NumberedItem {
      const list = page.parentOf(item);
      const numbered = numbering(list);
      const own = numbered?.items.get(item);
      if (!numbered || !own) return NO_ITEM;
      const expected = next.get(list) ?? own.value;
      next.set(list, (own.value ?? 0) + (numbered.isReversed ? -1 : 1));
      return expected === own.value ? { ...own, value: null } : own;
    },
    /** Returns the list to move an item to; null if it stays. `place` inserts a new top-level list. */
    homeOf(item: number, made: Element, place: (list: Element) => void): Element | null {
      const home = setIn.get(item);
      if (!home) return null;
      items.set(item, made);
      const key = home.under < 0 ? home.top : home.under;
      let list = lists.get(key);
      if (!list) {
        const created = newList(page.parentOf(item), item);
        list = { element: created, next: numberOf(item) };
        lists.set(key, list);
        const around = items.get(home.under);
        if (around) around.children.push(created);
        else place(created);
      }
      if (list.element.tagName === 'ol' && list.next !== numberOf(item)) made.properties.value = String(numberOf(item));
      list.next = numberOf(item) + (list.element.properties.reversed ? -1 : 1);
      return list.element;
    },
  };
}

interface SetIn {
  /** The first of several adjacent lists. It gets the top-level items of all of them. */
  top: number;
  /** The item whose sublist gets this item; -1 if this item is at the top level. */
  under: number;
}

/** Minimum and maximum indentation of a sublist, and the tolerance of edges (CSS pixels). */
const LEAST_SHIFT = 8;
const MOST_SHIFT = 160;
const NEAR = 3;

interface ItemBox {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** Returns where to move each item of lists that only indentation nests. Takes time linear in the number of lists. */
function findSetIn(page: Page, isKept: (node: number) => boolean): ReadonlyMap<number, SetIn> {
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

function itemsOf(page: Page, list: number): number[] {
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

/** Returns for each item the item whose sublist contains it, or -1 at the top level; null if no item is indented. */
function levelsOf(page: Page, items: readonly number[]): number[] | null {
  if (items.length < 2) return null;
  const boxes = items.map((item) => itemBox(page, item));
  if (boxes.some((box) => box === null)) return null;
  /** The items to whose sublists the current item may belong, outermost first. */
  const open: { item: number; box: ItemBox }[] = [];
  let isSetIn = false;
  const under = items.map((item, at) => {
    const box = boxes[at] as ItemBox;
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

/** Returns the box of an item, or else of the first element inside. `start` and `end` follow the text direction. */
function itemBox(page: Page, item: number): ItemBox | null {
  const isRtl = page.snapshot.direction === 'rtl';
  for (let id = item; id < page.endOf(item); id++) {
    if (!page.isElement(id) || (page.nodes.width[id] ?? 0) <= 0) continue;
    const { left, right, top, bottom } = boxOf(page, id);
    return { start: isRtl ? -right : left, end: isRtl ? -left : right, top, bottom };
  }
  return null;
}
