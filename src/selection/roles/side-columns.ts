import type { ClassGroup } from '../../page/blocks/attribute-names.ts';
import { FOLDED, foldsOf } from '../../page/folds/folds.ts';
import { insideOf } from '../../page/subtrees.ts';
import { at } from '../../shared/column.ts';
import { MAIN_PIECE, SIDE_COLUMNS, SIDE_MODIFIERS, SIDE_PIECE } from '../../vocabulary/names/parts.ts';
import { isAmidText } from './amid-text.ts';
import { type KeptSums, keptAmong, keptIn, minus } from './boxes-around.ts';
import { ANY_SIZE, give, isNamed, keptBlocks, probabilityOf, type RoleState } from './state.ts';

/** Side columns with more than this share of the page's kept words are not dropped, because they are the text. */
const PART_OF_KEPT = 0.9;
/** Minimum probability of an article to drop side columns. On other pages, they may contain a part of the text. */
const POSSIBLE = 0.1;
/** Side columns with at least this mean probability of being text are kept if that of the other kept text is lower. */
const SURE_COLUMN = 0.85;
/** Side columns are kept, whatever the other text is, if their mean probability of being text is at least this. */
const CERTAIN = 0.95;

/** Number of ancestors of a block that may be a box inside the text with the name of a side column. */
const MAX_NAME_LEVELS = 6;

const PIECE = new RegExp(`(?:^|\\s)${SIDE_PIECE}(?!\\S)(?!\\s+${MAIN_PIECE}\\b)`, 'i');
const COLUMN = new RegExp(`(?:^|[-#])(?:${SIDE_COLUMNS})(?:-|$)`);
const MODIFIER = new RegExp(`(?:^|[-#])(?:${SIDE_MODIFIERS})(?:-|$)`);

/**
 * Drops side columns (latest comments, other posts, notes on the author): boxes that have the class or id of a side
 * column and do not contain the headline. On old blogs, the model cannot tell side columns from a short post.
 */
export function takeSideColumns(state: RoleState): void {
  if (state.titleBlock < 0 || probabilityOf(state.scores, ['article']) < POSSIBLE) return;
  const beside = blocksBeside(state);
  if (beside.length === 0) return;
  const inside = keptAmong(state, beside);
  const all = keptIn(state);
  if (inside.words > PART_OF_KEPT * all.words || isSure(inside, minus(all, inside))) return;
  const columns = beside.filter((block) => !isAmid(state, block));
  for (const block of columns) give(state, block, 'other', 'reasonBesideHeadline');
}

/** Returns whether a block is in a box that is named as a side column, but is between two blocks of the text. */
function isAmid(state: RoleState, block: number): boolean {
  const { page, blocks } = state.view;
  return page
    .ancestorsOf(at(blocks.first, block), MAX_NAME_LEVELS)
    .some((element) => isCalledSide(state, element) && isAmidText(state, element));
}

function blocksBeside(state: RoleState): number[] {
  const { page, blocks } = state.view;
  const title = at(blocks.first, state.titleBlock);
  /** Maps each element to whether it is in a side column. Cached, so that deep pages are walked only once. */
  const known = new Map<number, boolean>();
  const isBeside = (block: number): boolean => {
    const inside: number[] = [];
    let element = page.parentOf(at(blocks.first, block));
    const isAbove = () => element < 0 || page.holds(element, title);
    while (!isAbove() && !known.has(element) && !isCalledSide(state, element)) {
      inside.push(element);
      element = page.parentOf(element);
    }
    const answer = !isAbove() && known.get(element) !== false;
    for (const one of inside) known.set(one, answer);
    if (answer) known.set(element, true);
    return answer;
  };
  return keptBlocks(state).filter(isBeside);
}

/**
 * Returns whether the side columns are the text (some sites name the column of the text "rail"). The model must give
 * them the probability `CERTAIN`, or the probability `SURE_COLUMN` and more than it gives the other kept text.
 */
function isSure(inside: KeptSums, outside: KeptSums): boolean {
  const sure = inside.likely / inside.words;
  return sure >= CERTAIN || (sure >= SURE_COLUMN && sure > outside.likely / outside.words);
}

function isCalledSide({ view }: RoleState, element: number): boolean {
  if (at(view.blocks.boundary, element) !== element) return false;
  const names = view.elements.names[element] ?? [];
  const isColumn = names.some(({ tokens }) => {
    const name = tokens.join('-').replace(/-#/g, '-');
    return COLUMN.test(name) && !MODIFIER.test(name);
  });
  return isColumn || (names.length > 0 && PIECE.test(view.page.attributesOf(element).class ?? ''));
}

/** Hidden text with more than this many times the words of the visible text is kept: it is then the article. */
const MOSTLY_HIDDEN = 2;
/** If the visible text has fewer words than this, hidden text is kept if it has more words than the visible text. */
const FEWEST_SEEN = 50;

/** Hidden boxes with these purposes (by class or id), such as cookie policies and dialogs, are never the article. */
const ASIDES: readonly ClassGroup[] = ['cookie', 'dialog', 'form', 'navigation', 'advertisement'];
const MAX_ASIDE_LEVELS = 4;

/** Drops hidden text, except where a control of the page can open it or where it is most of the text. */
export function takeHiddenAsides(state: RoleState): void {
  const { page, blocks, text } = state.view;
  const isFolded = insideOf(
    page,
    foldsOf(page).map(({ root }) => root),
  );
  const unseen: number[] = [];
  const asides: number[] = [];
  let [seenWords, unseenWords] = [0, 0];
  for (const block of keptBlocks(state)) {
    const hidden = at(blocks.hidden, block);
    if (at(isFolded, at(blocks.first, block)) === 1 && FOLDED.has(hidden)) continue;
    const words = at(text.words, block);
    if (hidden === 0) seenWords += words;
    // any size, because a cookie policy may be longer than the article
    else if (ASIDES.some((name) => isNamed(state.view, block, name, MAX_ASIDE_LEVELS, ANY_SIZE))) asides.push(block);
    else {
      unseen.push(block);
      unseenWords += words;
    }
  }
  const isArticle = unseenWords > seenWords * (seenWords < FEWEST_SEEN ? 1 : MOSTLY_HIDDEN);
  for (const block of isArticle ? asides : [...asides, ...unseen]) give(state, block, 'other', 'reasonHiddenAside');
}
