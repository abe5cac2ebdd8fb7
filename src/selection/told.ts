import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

/**
 * Returns a function that tests whether the article contains a node's text, in this node or in another one: text that
 * the page repeats for another screen size is not missing. Collects the article's texts at the first call, because most
 * articles need no test.
 */
export function toldBy(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  let told: ReadonlySet<string> | undefined;
  return (node) => {
    told ??= new Set(marks.map((mark) => page.textOf(mark.node).trim()));
    return told.has(page.textOf(node).trim());
  };
}
