/** Drops "Republish this article" and its terms below the text. */

import { endBlockIn, firstBlockIn, type ModelView, sumOf } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { saysOneOf } from './known-phrases.ts';
import { give, isBold, type RoleState } from './types.ts';

/** Maximum number of words in the heading "Republish this article". */
const HEADING_WORDS = 8;
/** Number of words at the start of the heading in which "Republish" must be. */
const FIRST_WORDS = 4;
/** Minimum share of the page's running text that must be above the heading "Republish this article". */
const BEHIND = 0.6;
/** Largest share of the page's running text in the heading's box. A larger box is the article itself. */
const PART_OF_TEXT = 0.3;
const BOX_LEVELS = 3;

/**
 * Drops the box that begins with "Republish this article". If there is no such box, drops the heading and everything
 * below it up to the next heading.
 */
export function takeRepublishing(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const total = at(view.sums.good, roles.length);
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(view.sums.good, block) < total * BEHIND || !asks(view, block)) continue;
    const end = endOf(view, block, total);
    for (let each = block; each < end; each++) if (roles[each] === 'body') give(state, each, 'other', 'reasonAsksToDo');
  }
}

const saysRepublish = saysOneOf('republish');

function asks(view: ModelView, block: number): boolean {
  const { text, headingLevel } = view;
  const isHeading = at(headingLevel, block) > 0 || isBold(view, block);
  if (!isHeading || at(text.words, block) > HEADING_WORDS) return false;
  const start = at(text.wordStart, block);
  const end = Math.min(start + FIRST_WORDS, at(text.wordStart, block + 1));
  return saysRepublish(text.wordHashes, start, end);
}

function endOf(view: ModelView, heading: number, total: number): number {
  const { page, blocks, sums, headingLevel } = view;
  const boxes = page.ancestorsOf(at(blocks.element, heading), BOX_LEVELS).filter((element) => {
    const [first, end] = [firstBlockIn(view, element), endBlockIn(view, element)];
    return first === heading && end > heading + 1 && sumOf(sums.good, first, end) < total * PART_OF_TEXT;
  });
  const [box] = boxes;
  if (box !== undefined) return endBlockIn(view, box);
  const around = endBlockIn(view, page.parentOf(at(blocks.element, heading)));
  let end = heading + 1;
  while (end < around && at(headingLevel, end) === 0) end++;
  return end;
}
