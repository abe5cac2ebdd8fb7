/**
 * Keeps lists between two pieces of the text as a whole: ingredients, tools, sources (docs/specs/lectern.md,
 * "Selection").
 */

import { union } from '../../../page/element-index.ts';
import { leavesPage } from '../../../page/leaves-page.ts';
import type { Page } from '../../../page/page.ts';
import { at } from '../../steps/column.ts';
import { PAGE_KINDS } from '../../types.ts';
import { endBlockIn, firstBlockIn, type ModelView, seenBlocksIn, sumOf } from '../page/model-view.ts';
import { Ending } from '../page/scan-text.ts';

/** Least probability of an article; on other pages, lists are the page itself or lead elsewhere. */
const ARTICLE = 0.5;
const FEWEST_ITEMS = 2;
/** Most items of a list; a longer one is a text of its own and may be kept in part. */
const MOST_ITEMS = 100;
/** Share of links from which a list leads elsewhere, unless the text announces it. */
const LINKED = 0.5;

/**
 * Returns the missing blocks of partly kept lists that have kept text directly before and after them in the same box. A
 * list of links qualifies only if a heading or a colon announces it and it does not lead through this page.
 */
export function restOfLists(view: ModelView, kept: Uint8Array, kinds: Float64Array): number[] {
  if (at(kinds, PAGE_KINDS.indexOf('article')) < ARTICLE) return [];
  const { page } = view;
  const lists = union(['ul', 'ol', 'dl'].map(page.index.named));
  return lists.flatMap((list) => {
    // nested lists are as long as all of them together: do not walk each
    if (endBlockIn(view, list) - firstBlockIn(view, list) > MOST_ITEMS) return [];
    const rest = seenBlocksIn(view, list).filter((block) => at(kept, block) === 0);
    return rest.length > 0 && isOfText(view, kept, list) ? rest : [];
  });
}

function isOfText(view: ModelView, kept: Uint8Array, list: number): boolean {
  const { page, text, sums, headingLevel } = view;
  const [first, end] = [firstBlockIn(view, list), endBlockIn(view, list)];
  const items = seenBlocksIn(view, list).length;
  if (items < FEWEST_ITEMS) return false;
  const around = page.parentOf(list);
  const before = nextSeen(view, first - 1, -1);
  const behind = nextSeen(view, end, 1);
  if (before < firstBlockIn(view, around) || behind >= endBlockIn(view, around)) return false;
  if (at(kept, before) === 0 || at(kept, behind) === 0) return false;
  if (sumOf(sums.linkWords, first, end) <= LINKED * sumOf(sums.words, first, end)) return true;
  const isAnnounced = at(headingLevel, before) > 0 || at(text.ending, before) === Ending.colon;
  return isAnnounced && !leadsThrough(page, list);
}

/** Whether a list is a table of contents of this page. */
function leadsThrough(page: Page, list: number): boolean {
  for (let id = list; id < page.endOf(list); id++) if (page.nameOf(id) === 'a' && !leavesPage(page, id)) return true;
  return false;
}

/** Returns the next visible block in a direction; one past the end if there is none. */
function nextSeen({ blocks }: ModelView, from: number, step: 1 | -1): number {
  let block = from;
  while (block >= 0 && block < blocks.size && at(blocks.hidden, block) !== 0) block += step;
  return block;
}
