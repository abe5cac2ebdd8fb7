import { anchorIds } from '../../page/anchor-ids.ts';
import type { Page } from '../../page/page.ts';
import { holds, says } from '../../vocabulary/match.ts';
import { BACK_LINK_NAMES } from '../../vocabulary/names/notes.ts';
import { ARROWS, ARROWS_AROUND } from './label.ts';

import { sourceText } from './source-text.ts';
import { fragmentAt } from './targets.ts';
import type { NodeRange } from './types.ts';

const DECLARED = holds(`(?:^|[\\s_-])(?:${BACK_LINK_NAMES})`);
const BACK = says('whole', 'backToText');
/** What leads back says no more than that, … */
const MAX_LABEL_CHARACTERS = 12;
/** … and where it says so in words, not more than this. */
const LONGEST_WORDS = 30;
/** Ids of references stand on them, around it, or on an empty anchor right before it (nodes). */
const ANCHOR_DISTANCE = 4;

/** Links in a note that only lead back to its references: the reader has links of its own for that. */
export function findBackReferences(page: Page, extent: NodeRange, references: readonly number[]): number[] {
  const found: number[] = [];
  for (let id = extent.start; id < extent.end; id++) {
    if (page.nameOf(id) !== 'a') continue;
    const text = sourceText(page, { start: id, end: page.endOf(id) }, LONGEST_WORDS + 1);
    const isWords = text.length <= LONGEST_WORDS && BACK.test(text.replace(ARROWS_AROUND, ''));
    if (text.length > MAX_LABEL_CHARACTERS && !isWords) continue;
    const { class: classes = '', role = '' } = page.attributesOf(id);
    const isBack = isWords || ARROWS.test(text) || DECLARED.test(`${classes} ${role}`) || leadsTo(page, id, references);
    if (isBack && fragmentAt(page, id) !== '') found.push(id);
  }
  return found;
}

/** Whether a link leads to one of these elements, or to what stands for it. */
function leadsTo(page: Page, link: number, references: readonly number[]): boolean {
  const target = anchorIds(page).get(fragmentAt(page, link));
  if (target === undefined) return false;
  return references.some(
    (reference) =>
      (target <= reference && reference < page.endOf(target) + ANCHOR_DISTANCE) ||
      (reference <= target && target < page.endOf(reference)),
  );
}

/** Whether a note leads back to its reference, which proves it one. */
export function leadsBack(page: Page, extent: NodeRange, reference: number): boolean {
  return findBackReferences(page, extent, [reference]).some((link) => leadsTo(page, link, [reference]));
}

/** Whether an arrow or another sign of a note leads back: lists of sources have links to the places that cite them in words. */
export function leadsBackByArrow(page: Page, extent: NodeRange, reference: number): boolean {
  return findBackReferences(page, extent, [reference]).some((link) => {
    const text = sourceText(page, { start: link, end: page.endOf(link) }, LONGEST_WORDS);
    return ARROWS.test(text) && leadsTo(page, link, [reference]);
  });
}
