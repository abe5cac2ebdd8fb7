import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

/** Whether a text stands in the article, there or elsewhere: a copy for another screen is not missing from it. */
export function toldBy(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  const told = new Set(marks.map(({ node }) => page.textOf(node).trim()));
  return (node) => told.has(page.textOf(node).trim());
}
