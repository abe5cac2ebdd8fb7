import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

/**
 * Returns a test whether the article contains a node's text, at this node or elsewhere: a copy for another screen size
 * is not missing. Collects the texts at the first test, because most articles lack nothing.
 */
export function toldBy(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  let told: ReadonlySet<string> | undefined;
  return (node) => {
    told ??= new Set(marks.map((mark) => page.textOf(mark.node).trim()));
    return told.has(page.textOf(node).trim());
  };
}
