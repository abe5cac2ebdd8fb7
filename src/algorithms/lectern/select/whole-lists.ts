/**
 * Completes lists between two paragraphs of the article, such as ingredients, tools or sources (docs/specs/lectern.md,
 * "Selection").
 */

import {
  endBlockIn,
  firstBlockIn,
  type ModelView,
  nextSeen,
  seenBlocksIn,
  sumOf,
} from '../../../page/blocks/model-view.ts';
import { Ending } from '../../../page/blocks/scan-text.ts';
import { union } from '../../../page/element-index.ts';
import { leavesPage } from '../../../page/links.ts';
import type { Page } from '../../../page/page.ts';
import { at } from '../../../shared/column.ts';
import { PAGE_KINDS } from '../../types.ts';

/** Minimum probability of an article. On other pages, a list is the whole content or leads to other pages. */
const ARTICLE = 0.5;
const FEWEST_ITEMS = 2;
/** Maximum number of blocks. If a longer list is kept only in part, the model may be right. */
const MOST_ITEMS = 100;
/**
 * Share of linked words above which a list leads to other pages. Such a list is completed only if a heading or a colon
 * announces it.
 */
const LINKED = 0.5;

/**
 * Returns the missing blocks of lists that the model kept in part or not at all. The blocks directly before and after
 * the list must be kept and in the same box as the list. A list of links must be announced by a heading or a colon, and
 * must not be a table of contents of this page.
 */
export function restOfLists(view: ModelView, kept: Uint8Array, kinds: Float64Array): number[] {
  if (at(kinds, PAGE_KINDS.indexOf('article')) < ARTICLE) return [];
  const { page } = view;
  const lists = union(['ul', 'ol', 'dl'].map(page.index.named));
  return lists.flatMap((list) => {
    // without this limit, the search through many nested lists would take quadratic time
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

/** Returns whether a list contains a link to a part of this page, as a table of contents does. */
function leadsThrough(page: Page, list: number): boolean {
  for (let id = list; id < page.endOf(list); id++) if (page.nameOf(id) === 'a' && !leavesPage(page, id)) return true;
  return false;
}
