/**
 * Builds the article's lists. Handles pages on which a sublist is not inside its item but beside it, and only indented.
 */
import type { Element } from 'hast';
import type { Page } from '../../../page/page.ts';
import { element } from '../hast.ts';
import { type NumberedItem, type Numbering, numberingOf } from './numbering.ts';
import { findSetIn, itemsOf } from './set-in.ts';

export interface Lists {
  /** Returns the element to create for a list of the page; null if its items are moved into other lists. */
  elementOf(list: number): Element | null;
  /**
   * Returns the marker to write before an item's text (`sign`), and the item's number (`value`; null if the item only
   * continues the numbering). Must be called in document order.
   */
  itemAt(item: number): NumberedItem;
  /** Null if the item stays in its own list. `place` inserts a new list at the current position of the walk. */
  homeOf(item: number, made: Element, place: (list: Element) => void): Element | null;
}

const NO_ITEM: NumberedItem = { value: null, sign: '' };

/** @param isKept returns whether the article contains a node or a part of its content */
export function listsOf(page: Page, isKept: (node: number) => boolean): Lists {
  const setIn = findSetIn(page, isKept);
  const known = new Map<number, Numbering | null>();
  /** By list: the number of the next item, if the page does not declare another one. */
  const next = new Map<number, number>();
  /** By item: the elements created for items that are moved into another list. */
  const items = new Map<number, Element>();
  /**
   * The new lists for moved items. The key of a sublist is its parent item. The key of a top-level list is the first of
   * the page's lists whose items it gets.
   */
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
    const usual = isReversed ? itemsOf(page, list).length : 1;
    const first = numbered?.items.get(item)?.value ?? usual;
    return element(tagName, {
      ...(isCounted && first !== usual ? { start: first } : {}),
      ...(isCounted && type !== '' ? { type } : {}),
      ...(isReversed ? { reversed: true } : {}),
      ...(isMarked ? { dataMarked: '' } : {}),
    });
  }

  const numberOf = (item: number) => numbering(page.parentOf(item))?.items.get(item)?.value ?? 1;

  return {
    elementOf(list) {
      const [first] = itemsOf(page, list).filter(isKept);
      if (first !== undefined && setIn.has(first)) return null;
      return newList(list, first ?? -1);
    },
    itemAt(item) {
      const list = page.parentOf(item);
      const numbered = numbering(list);
      const own = numbered?.items.get(item);
      if (!numbered || !own) return NO_ITEM;
      const expected = next.get(list) ?? own.value;
      next.set(list, (own.value ?? 0) + (numbered.isReversed ? -1 : 1));
      return expected === own.value ? { ...own, value: null } : own;
    },
    homeOf(item, made, place) {
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
      list.next = numberOf(item) + 1;
      return list.element;
    },
  };
}
