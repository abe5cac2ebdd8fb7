import { foldsOf } from '../../../page/folds/folds.ts';
import { insideOf } from '../../../page/subtrees.ts';
import { at } from '../../steps/column.ts';
import { give, type RoleState } from './types.ts';

/** A page that shows fewer words of its text, and hides more, waits for a script that did not run. */
const FEWEST_SEEN = 50;

/** Hidden text is none of the article, unless a control of the page opens it. */
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
    if (roles[block] !== 'body' || at(isFolded, at(blocks.first, block)) === 1) continue;
    const words = at(text.words, block);
    if (at(blocks.hidden, block) === 0) seenWords += words;
    else {
      unseen.push(block);
      unseenWords += words;
    }
  }
  if (seenWords < FEWEST_SEEN && unseenWords > seenWords) return;
  for (const block of unseen) give(state, block, 'other', 'reasonHiddenAside');
}
