import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

/**
 * Whether a text stands in the article, there or elsewhere: a copy for another screen is not missing from it. The texts are gathered
 * when it is asked first: most articles lack nothing.
 */
export function toldBy(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  let told: ReadonlySet<string> | undefined;
  return (node) => {
    told ??= new Set(marks.map((mark) => page.textOf(mark.node).trim()));
    return told.has(page.textOf(node).trim());
  };
}
