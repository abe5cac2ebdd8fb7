/** Finds the hidden text that a control such as "Read more" shows, if no attribute of the control refers to it. */

import { withLetters } from '../../shared/letters.ts';
import type { Page } from '../page.ts';
import { nextElement } from '../subtrees.ts';

/** Number of levels to climb from a control to a box beside the hidden text. */
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

/** Returns the hidden element after a control, or after the nearest box that ends with the control; -1 for none. */
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

/** Limit of each search for hidden text: number of children of an element, or number of nodes before a box or in it. */
const MOST_SIBLINGS = 200;

/** Returns the last hidden child before `child`, else the first one after it; -1 for none. */
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

/** Returns the last hidden element with words before a box, such as the rest of a sentence; -1 for none. */
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
