/** Finds the hidden text that a control such as "Read more" shows, if no attribute of the control refers to it. */

import { withLetters } from '../../shared/letters.ts';
import { addToList } from '../../shared/lists.ts';
import { facet, type Page } from '../page.ts';
import { nextElement } from '../subtrees.ts';
import { lineOf } from '../texts.ts';

/** Number of boxes (the control, its parent and so on) beside which hidden text is searched for. */
const MAX_CONTROL_LEVELS = 3;

/** Returns the hidden text beside a control or beside the boxes around it; -1 for none. */
export function hiddenBeside(page: Page, control: number): number {
  let box = control;
  for (let level = 0; level < MAX_CONTROL_LEVELS; level++) {
    const parent = page.parentOf(box);
    if (parent < 0 || page.nameOf(parent) === 'body') return -1;
    const hidden = hiddenSibling(page, parent, box);
    if (hidden >= 0) return hidden;
    const within = hiddenAtEnd(page, parent, box);
    if (within >= 0) return within;
    box = parent;
  }
  return -1;
}

/** Returns the element after the control, or after the box that ends with it, if it is hidden; otherwise -1. */
export function hiddenAfter(page: Page, control: number): number {
  let box = control;
  for (let level = 0; level < MAX_CONTROL_LEVELS; level++) {
    const next = nextElement(page, box);
    if (next >= 0) return page.isVisible(next) ? -1 : next;
    box = page.parentOf(box);
    if (box < 0) break;
  }
  return -1;
}

/** Maximum number of children or nodes that one search for hidden text visits. */
const MOST_SIBLINGS = 200;

/** Returns the last hidden child before `child`, or else the first hidden child after `child`; -1 if there is none. */
function hiddenSibling(page: Page, parent: number, child: number): number {
  let before = -1;
  let looked = 0;
  for (let id = parent + 1; id < page.endOf(parent) && looked < MOST_SIBLINGS; looked++) {
    if (page.isElement(id) && !page.isVisible(id) && holdsWords(page, id)) {
      if (id > child) return before >= 0 ? before : id;
      before = id;
    } else if (id > child && before >= 0) return before;
    id = page.endOf(id);
  }
  return before;
}

/** Returns the last hidden element that contains words among the nodes before a box; -1 for none. */
function hiddenAtEnd(page: Page, parent: number, box: number): number {
  let found = -1;
  for (let id = Math.max(parent + 1, box - MOST_SIBLINGS); id < box; id++) {
    const isRoot = !page.isVisible(id) && page.isVisible(page.parentOf(id));
    if (isRoot && page.isElement(id) && holdsWords(page, id)) found = id;
  }
  return found;
}

const WORD = withLetters(String.raw`[\p{L}\p{N}]{2}`);

function holdsWords(page: Page, node: number): boolean {
  for (let id = node; id < Math.min(page.endOf(node), node + MOST_SIBLINGS); id++) {
    if (page.isText(id) && WORD(page.textOf(id)).test(page.textOf(id))) return true;
  }
  return false;
}

/** A hidden panel of an accordion, and its label. */
interface AccordionPanel {
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

/** The panels of accordions without ARIA: hidden elements of one kind, each right below a short label. O(nodes). */
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
