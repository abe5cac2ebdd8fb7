import { addToList } from '../../shared/lists.ts';
import { facet, type Page } from '../page.ts';
import { lineOf } from '../texts.ts';

/** A hidden panel of an accordion, and its label. */
export interface AccordionPanel {
  root: number;
  /** The visible element above the panel. */
  label: number;
}

/** Minimum number of panels of the same kind; a single hidden element may be anything. */
const FEWEST_PANELS = 2;
/** Longest label (characters); a longer text is a paragraph. */
const LONGEST_LABEL = 160;
const MAX_LABEL_NODES = 40;
const NEVER_SHOWN: ReadonlySet<string> = new Set(['style', 'script', 'template', 'noscript', 'link']);

/**
 * The panels of accordions without ARIA attributes, such as lists of questions and answers. They are hidden elements of
 * the same kind, each right below a short visible label. O(nodes).
 */
export const undeclaredPanels = facet((page: Page): readonly AccordionPanel[] => {
  const kinds = new Map<string, AccordionPanel[]>();
  for (let id = 1; id < page.nodes.size; id++) {
    if (!page.isElement(id) || page.isVisible(id) || !page.isVisible(page.parentOf(id))) continue;
    if (NEVER_SHOWN.has(page.nameOf(id)) || page.nameOf(page.parentOf(id)) === 'details') continue;
    const label = labelAbove(page, id);
    if (label < 0) continue;
    const kind = [page.parentOf(id), label, id].map((node) => kindOf(page, node)).join(' ');
    addToList(kinds, kind, { root: id, label });
  }
  return [...kinds.values()].filter((panels) => panels.length >= FEWEST_PANELS).flat();
});

const kindOf = (page: Page, node: number) => `${page.nameOf(node)}.${page.attributesOf(node).class ?? ''}`;

/** Returns the visible element right above a node if it is short enough for a label; -1 for none. */
function labelAbove(page: Page, node: number): number {
  const parent = page.parentOf(node);
  for (let before = node - 1; before > parent; before--) {
    let child = before;
    while (child >= 0 && page.parentOf(child) !== parent) child = page.parentOf(child);
    if (child < 0) return -1;
    before = child;
    if (!page.isElement(child)) {
      if (page.textOf(child).trim() !== '') return -1;
    } else if (!NEVER_SHOWN.has(page.nameOf(child))) {
      return page.isVisible(child) && isLabel(page, child) ? child : -1;
    }
  }
  return -1;
}

function isLabel(page: Page, node: number): boolean {
  const line = lineOf(page, node, LONGEST_LABEL, MAX_LABEL_NODES);
  return line !== null && line !== '';
}
