/** Buttons of the page that load more of the text, which is not in the page yet. */
import type { Mark } from '../../algorithms/types.ts';
import { foldsOf } from '../../page/folds/folds.ts';
import { labelOf } from '../../page/folds/label-of.ts';
import { promisesMore } from '../../page/folds/more-words.ts';
import type { Page } from '../../page/page.ts';
import { startsBelow } from './below.ts';
import { paywallOf } from './paywall.ts';

export interface Expander {
  node: number;
  /** As the page words it. */
  label: string;
}

const MOST = 3;
/**
 * How far after the kept text its button may be (nodes), and how far above the button their common box may be (levels).
 */
const NEAR = 60;
const MAX_MEETING_LEVELS = 4;

/** Returns the buttons in document order, each label once; none if the page asks for a subscription. */
export function findExpanders(page: Page, marks: readonly Mark[]): readonly Expander[] {
  const { nodes } = page;
  const [first, last] = [marks[0]?.node ?? 0, marks.at(-1)?.node ?? -1];
  const found = new Map<string, Expander>();
  for (let id = first; id < Math.min(nodes.size, last + NEAR); id++) {
    if (!page.isElement(id) || !page.isVisible(id)) continue;
    const { role, href, disabled } = page.attributesOf(id);
    const name = page.nameOf(id);
    // Links with a real target are not buttons: they leave the page.
    const isButton =
      name === 'button' || role === 'button' || (name === 'a' && /^(?:#|javascript:|$)/i.test(href ?? ''));
    if (!isButton || disabled !== undefined || (name === 'a' && role !== 'button' && href === undefined)) continue;
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

/** Whether a button is within the kept text, or shares a box with its end. */
function meets(page: Page, button: number, last: number): boolean {
  return button < last || page.ancestorsOf(button, MAX_MEETING_LEVELS).some((box) => box <= last);
}

/** Whether the text that a button would show is already in the page's layout, and so in the article. */
function isCutAbove(page: Page, button: number, marks: readonly Mark[]): boolean {
  const isCut = startsBelow(page, button);
  return marks.some(({ node }) => isCut(node));
}
