import type { ClassGroup } from '../../page/blocks/class-groups.ts';
import { FOLDED, foldsOf } from '../../page/folds/folds.ts';
import { insideOf } from '../../page/subtrees.ts';
import { at } from '../../shared/column.ts';
import { give, isNamed, type RoleState } from './types.ts';

/**
 * Minimum number of visible words for `MOSTLY_HIDDEN` to apply. With fewer, the limit is 1, because a script has
 * probably not shown the article yet.
 */
const FEWEST_SEEN = 50;
/** Number of hidden words per visible word above which the hidden text is the article, which a script would show. */
const MOSTLY_HIDDEN = 2;

/**
 * Purposes (recognised by class or id) of hidden boxes that are never the article, such as cookie policies and dialogs.
 */
const ASIDES: readonly ClassGroup[] = ['cookie', 'dialog', 'form', 'navigation', 'advertisement'];
const MAX_NAME_LEVELS = 4;
/**
 * Largest share of the page's text that a box for such a purpose may contain: all of it, because the box may be longer
 * than the article.
 */
const ANY_SIZE = 1;

/** Drops hidden text, except where a control of the page can open it or where it is most of the text. */
export function takeHiddenAsides(state: RoleState): void {
  const { roles, context } = state;
  const { page, blocks, text } = context.view;
  const isFolded = insideOf(
    page,
    foldsOf(page).map(({ root }) => root),
  );
  const unseen: number[] = [];
  const asides: number[] = [];
  let [seenWords, unseenWords] = [0, 0];
  for (let block = 0; block < roles.length; block++) {
    const hidden = at(blocks.hidden, block);
    const isOpened = at(isFolded, at(blocks.first, block)) === 1 && FOLDED.has(hidden);
    if (roles[block] !== 'body' || isOpened) continue;
    const words = at(text.words, block);
    if (hidden === 0) seenWords += words;
    else if (ASIDES.some((name) => isNamed(context.view, block, name, MAX_NAME_LEVELS, ANY_SIZE))) asides.push(block);
    else {
      unseen.push(block);
      unseenWords += words;
    }
  }
  const isArticle = unseenWords > seenWords * (seenWords < FEWEST_SEEN ? 1 : MOSTLY_HIDDEN);
  for (const block of isArticle ? asides : [...asides, ...unseen]) give(state, block, 'other', 'reasonHiddenAside');
}
