import type { Page } from './page.ts';

/**
 * Returns the next sibling element, skipping elements named `passedOver`; -1 if there is none, or if text comes first.
 */
export function nextElement(page: Page, node: number, passedOver = ''): number {
  const parentEnd = page.endOf(page.parentOf(node));
  for (let id = page.endOf(node); id < parentEnd; id = page.endOf(id)) {
    if (page.isElement(id) && page.nameOf(id) !== passedOver) return id;
    if (page.textOf(id).trim() !== '') return -1;
  }
  return -1;
}
