import type { Page } from './page.ts';

/** The element right after a node in its parent, or after some that are passed over; -1 where text comes first, or none. */
export function nextElement(page: Page, node: number, passedOver = ''): number {
  const parentEnd = page.endOf(page.parentOf(node));
  for (let id = page.endOf(node); id < parentEnd; id = page.endOf(id)) {
    if (page.isElement(id) && page.nameOf(id) !== passedOver) return id;
    if (page.textOf(id).trim() !== '') return -1;
  }
  return -1;
}
