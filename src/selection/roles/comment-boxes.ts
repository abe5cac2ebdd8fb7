/**
 * Finds readers' comments that the model did not classify as text. Because a comment box also contains forms, notices
 * and buttons, a separate model (boosted trees) recognises the comments in it (docs/specs/roles.md).
 */

import { commentsAround, hasComments } from '../../page/areas.ts';
import { endBlockIn, firstBlockIn } from '../../page/blocks/model-view.ts';
import type { Page } from '../../page/page.ts';
import { at } from '../../shared/column.ts';
import { countEach } from '../../shared/lists.ts';
import { announces, areSigned } from './signed-comments.ts';
import { type BlockRole, give, type RoleState, speaksOf } from './state.ts';

/** Minimum probability of a comment. It is low, because the model seldom gives a high probability to comments. */
const PROBABLE = 0.2;
/** Blocks count as comments only if at least one block has this probability of being a comment. */
const FEWEST_PROBABILITY = 0.3;
/** If all comments that the model dropped have fewer words together, they are not added. */
const FEWEST_WORDS = 8;
/** Maximum ratio of kept to dropped words in comments. If more is kept, the comments are the text of the page. */
const MOST_KEPT = 0.1;
/** A comment must be below at least this many kept words, or this many words of running text (kept or dropped). */
const WORDS_ABOVE = 60;

/** Maximum number of words in a line with author and date. */
const SHORT_LINE = 12;
/** Minimum probability that a line beside a comment belongs to it; in comment boxes, that a block is a comment. */
const POSSIBLE = 0.05;
/** Maximum numbers of lines with author and date: between two blocks of comments, and above the first one. */
const MOST_BETWEEN = 3;
const MOST_BEFORE = 2;
/** A line of links that occurs at least this often is a control such as "Reply". */
const OFTEN = 3;
/** Number of a block's ancestors that are searched for a comment box: comments are deeply nested. */
const MAX_NAME_LEVELS = 12;

/** Gives dropped blocks in comment boxes the role of comments, so that the reader offers them below the text. */
export function takeCommentBoxes(state: RoleState): void {
  const { commentProbability } = state.scores;
  // Return early: most pages have no comment box, and searching around every block costs more than all other rules.
  if (!commentProbability || !hasComments(state.view.page)) return;
  const probable = probabilities(state, commentProbability);
  dropNotices(state, commentProbability);
  const found = Array.from(probable.keys()).filter((block) => at(probable, block) >= PROBABLE);
  if (!found.some((block) => at(probable, block) >= FEWEST_PROBABILITY)) return;
  const { words } = state.view.text;
  const isA = (role: BlockRole) => (block: number) => state.roles[block] === role;
  const wordsOf = (role: BlockRole) => found.filter(isA(role)).reduce((sum, block) => sum + at(words, block), 0);
  // If the model kept many of the comments, they are the text of the page.
  if (wordsOf('other') < FEWEST_WORDS || wordsOf('body') > MOST_KEPT * wordsOf('other')) return;
  for (const block of [...found, ...linesAround(state, found, probable)])
    if (isA('other')(block)) give(state, block, 'comment', 'reasonInComments');
}

type ProbabilityOf = (block: number) => number;

/** If comment boxes contain at least this many kept words, the words are comments. Rules for commenting have fewer. */
const MOST_OF_NOTICES = 100;

/** Drops short kept text in comment boxes without dates or possible comments: rules, or a line "0 comments". */
function dropNotices(state: RoleState, probabilityOf: ProbabilityOf): void {
  const { roles, reasons } = state;
  const { text, isDate } = state.view;
  const named = Array.from(roles.keys()).filter(
    (block) => roles[block] === 'comment' && reasons.get(block) === 'reasonInComments',
  );
  const words = named.reduce((sum, block) => sum + at(text.words, block), 0);
  const isComment = (block: number) => at(isDate, block) === 1 || probabilityOf(block) >= POSSIBLE;
  if (words >= MOST_OF_NOTICES || named.some(isComment)) return;
  for (const block of named) give(state, block, 'other', 'reasonInComments');
}

/**
 * Returns for each block the probability that it is a comment. It is 1 in comment boxes in which signatures (author and
 * date) and texts alternate, and 0 outside comment boxes and above the article.
 */
function probabilities(state: RoleState, probabilityOf: ProbabilityOf): Float32Array {
  const { view } = state;
  const { page, blocks, sums, text } = view;
  const probable = new Float32Array(blocks.size);
  let kept = 0;
  let parent = -1;
  let box = -1;
  const signed = new Map<number, boolean>([[-1, false]]);
  const isShown = (block: number) => at(blocks.hidden, block) === 0;
  for (let block = 0; block < blocks.size; block++) {
    const first = at(blocks.first, block);
    if (page.parentOf(first) !== parent) {
      parent = page.parentOf(first);
      box = boxAround(page, first);
      if (!signed.has(box)) signed.set(box, areSigned(state, firstBlockIn(view, box), endBlockIn(view, box), isShown));
    }
    const isBelow = at(sums.good, block) >= WORDS_ABOVE || kept >= WORDS_ABOVE;
    if (state.roles[block] === 'body') kept += at(text.words, block);
    if (box < 0 || !isBelow || !isShown(block) || announces(state, block)) continue;
    probable[block] = signed.get(box) ? 1 : probabilityOf(block);
  }
  return probable;
}

/** Returns the comment box around a node; -1 if there is none or the node is in a form, whose text is not a comment. */
function boxAround(page: Page, node: number): number {
  const box = commentsAround(page, node, MAX_NAME_LEVELS);
  if (box < 0) return -1;
  for (let element = page.parentOf(node); element > box; element = page.parentOf(element))
    if (page.nameOf(element) === 'form') return -1;
  return box;
}

/** Returns the short lines that give author and date, between comments and directly above the first comment. */
function linesAround({ view }: RoleState, found: readonly number[], probable: Float32Array): number[] {
  const { text } = view;
  const counts = countEach(text.hash);
  const isTool = (block: number) =>
    at(text.linkWords, block) === at(text.words, block) && (counts.get(at(text.hash, block)) ?? 0) >= OFTEN;
  const isLine = (block: number) =>
    at(probable, block) >= POSSIBLE && at(text.words, block) <= SHORT_LINE && !isTool(block);
  const first = found[0] ?? 0;
  const lines: number[] = [];
  // Lines such as "View all comments" are directly above the first comment too, but do not belong to it.
  const isAbove = (block: number) => isLine(block) && !speaksOf(view, block, 'comment');
  for (let block = first - 1; block >= Math.max(0, first - MOST_BEFORE) && isAbove(block); block--) lines.push(block);
  for (const [index, block] of found.entries()) {
    const next = found[index + 1] ?? block;
    if (next - block > MOST_BETWEEN + 1) continue;
    for (let between = block + 1; between < next; between++) if (isLine(between)) lines.push(between);
  }
  return lines;
}
