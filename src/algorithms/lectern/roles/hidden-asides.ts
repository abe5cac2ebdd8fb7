import { FOLDED, foldsOf } from '../../../page/folds/folds.ts';
import { insideOf } from '../../../page/subtrees.ts';
import { at } from '../../steps/column.ts';
import { give, type RoleState } from './types.ts';

/** Fewest visible words; a page that shows fewer and hides more is waiting for a script. */
const FEWEST_SEEN = 50;

/** Leaves out hidden text unless a control of the page opens it. */
export function takeHiddenAsides(state: RoleState): void {
  const { roles, context } = state;
  const { page, blocks, text } = context.view;
  const isFolded = insideOf(
    page,
    foldsOf(page).map(({ root }) => root),
  );
  const unseen: number[] = [];
  let [seenWords, unseenWords] = [0, 0];
  for (let block = 0; block < roles.length; block++) {
    const hidden = at(blocks.hidden, block);
    const isOpened = at(isFolded, at(blocks.first, block)) === 1 && FOLDED.has(hidden);
    if (roles[block] !== 'body' || isOpened) continue;
    const words = at(text.words, block);
    if (hidden === 0) seenWords += words;
    else {
      unseen.push(block);
      unseenWords += words;
    }
  }
  if (seenWords < FEWEST_SEEN && unseenWords > seenWords) return;
  for (const block of unseen) give(state, block, 'other', 'reasonHiddenAside');
}
