import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

/**
 * Returns a function that tells whether the article contains the text of a node, even if the article took it from
 * another node: pages repeat text for other screen sizes. Collects the texts of the article at the first call, because
 * most articles need no such test.
 */
export function toldBy(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  let told: ReadonlySet<string> | undefined;
  return (node) => {
    told ??= new Set(marks.map((mark) => page.textOf(mark.node).trim()));
    return told.has(page.textOf(node).trim());
  };
}
