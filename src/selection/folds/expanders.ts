/** Finds the page's buttons that load the rest of the article or of its comments, which is not in the page yet. */
import type { Mark } from '../../algorithms/types.ts';
import { startsBelow } from '../../page/boxes.ts';
import { foldsOf, isButton } from '../../page/folds/folds.ts';
import { labelOf, promisesMore } from '../../page/folds/promises-more.ts';
import type { Page } from '../../page/page.ts';
import { paywallOf } from './paywall.ts';

interface Expander {
  node: number;
  label: string;
}

const MOST = 3;
/** Maximum number of nodes between the kept text and a button below it. */
const NEAR = 60;

/** Returns at most three buttons that load the rest of the article or of its comments; none with a paywall. */
export function findExpanders(page: Page, marks: readonly Mark[]): readonly Expander[] {
  const { nodes } = page;
  const [first, last] = [marks[0]?.node ?? 0, marks.at(-1)?.node ?? -1];
  const found = new Map<string, Expander>();
  for (let id = first; id < Math.min(nodes.size, last + NEAR); id++) {
    if (!page.isElement(id) || !page.isVisible(id)) continue;
    const attributes = page.attributesOf(id);
    if (!isButton(page, id, attributes) || attributes.disabled !== undefined) continue;
    // An `a` without an address is not a link: it only marks a place on the page.
    if (page.nameOf(id) === 'a' && attributes.role !== 'button' && attributes.href === undefined) continue;
    const label = labelOf(page, id);
    if (!promisesMore(label) || found.has(label) || !meets(page, id, last)) continue;
    found.set(label, { node: id, label });
  }
  if (found.size === 0 || paywallOf(page)) return [];
  const opened = new Set(foldsOf(page).map(({ control }) => control));
  const isDone = (node: number) => opened.has(node) || isCutAbove(page, node, marks);
  return [...found.values()]
    .slice(0, 2 * MOST)
    .filter(({ node }) => !isDone(node))
    .slice(0, MOST);
}

/** Returns whether a button is within the kept text, or has a near ancestor that also contains the end of that text. */
function meets(page: Page, button: number, last: number): boolean {
  return button < last || page.ancestorsOf(button, 4).some((box) => box <= last);
}

/** Returns whether the text that a button would show is cut off above it, and so already in the article. */
function isCutAbove(page: Page, button: number, marks: readonly Mark[]): boolean {
  const isCut = startsBelow(page, button);
  return marks.some(({ node }) => isCut(node));
}
