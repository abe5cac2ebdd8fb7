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
/** Longest sign or number that links from a note back to the text (characters). */
const MAX_LABEL_CHARACTERS = 12;
/** Longest phrase that links from a note back to the text, such as "back to text" (characters). */
const LONGEST_WORDS = 30;
/**
 * Maximum number of nodes between a note's marker ("1") and an anchor before it, for a link to this anchor to count as
 * a link back to the marker. The anchor may also be the marker, around it or inside it.
 */
const ANCHOR_DISTANCE = 4;

/**
 * Returns the links in a note that only lead back to its markers in the text. They are dropped, because the reader adds
 * links of its own.
 */
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

/** Whether a link leads to one of the given markers, or to an anchor beside one. */
function leadsTo(page: Page, link: number, references: readonly number[]): boolean {
  const target = anchorIds(page).get(fragmentAt(page, link));
  if (target === undefined) return false;
  return references.some(
    (reference) =>
      (target <= reference && reference < page.endOf(target) + ANCHOR_DISTANCE) ||
      (reference <= target && target < page.endOf(reference)),
  );
}

/** Whether a text contains a link back to the marker that leads to the text. This proves that the text is a note. */
export function leadsBack(page: Page, extent: NodeRange, reference: number): boolean {
  return findBackReferences(page, extent, [reference]).some((link) => leadsTo(page, link, [reference]));
}

/**
 * Whether an arrow or a similar sign in a note leads back to its marker. A link with words is no proof, because entries
 * in lists of sources may have one too.
 */
export function leadsBackByArrow(page: Page, extent: NodeRange, reference: number): boolean {
  return findBackReferences(page, extent, [reference]).some((link) => {
    const text = sourceText(page, { start: link, end: page.endOf(link) }, LONGEST_WORDS);
    return ARROWS.test(text) && leadsTo(page, link, [reference]);
  });
}
