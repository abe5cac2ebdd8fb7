/**
 * Finds comments that the model does not take for text: a box of comments also has forms, notices and buttons, and a
 * separate forest tells them apart (docs/specs/lectern.md, "Comments and what stands outside").
 */
import { commentsAround } from '../../../page/areas/comments.ts';
import type { Page } from '../../../page/page.ts';
import { at } from '../../steps/column.ts';
import type { FeatureContext } from '../features/context.ts';
import { COLUMN, FEATURE_COUNT } from '../features/table.ts';
import { commentForest } from '../model/current.ts';
import { sigmoid, sumOfTrees } from '../model/forest.ts';
import { endBlockIn, firstBlockIn } from '../page/model-view.ts';
import { announces, areSigned } from './signed-comments.ts';
import { type BlockRole, give, type RoleState, speaksOf } from './types.ts';

/** Least probability of a comment. Comments are rare, so the forest is seldom sure. */
const PROBABLE = 0.2;
/** Least probability of the surest comment, and fewest words of all: with less there is nothing to offer. */
const FEWEST_PROBABILITY = 0.3;
const FEWEST_WORDS = 8;
/** Kept share of their words above which they are the thread that the page exists for. */
const MOST_KEPT = 0.1;
/** Fewest words of running or kept text above comments. */
const WORDS_ABOVE = 60;

/** Longest line with author and date (words), and its least probability. */
const SHORT_LINE = 12;
const POSSIBLE = 0.05;
/** Most author and date lines between two blocks of comments, and before the first. */
const MOST_BETWEEN = 3;
const MOST_BEFORE = 2;
/** Repetitions from which a line of links is a control: "Reply". */
const OFTEN = 3;
/** Levels searched for names, which are deeply nested. */
const MAX_NAME_LEVELS = 12;

/** Marks blocks that are not kept as comments, so that they are offered below the text. */
export function takeCommentBoxes(state: RoleState): void {
  // most pages have no such box: searching around every block would cost more than all other rules
  if ((state.context.x[COLUMN.pg_comments] ?? 0) === 0) return;
  const probable = probabilities(state);
  dropNotices(state);
  const found = Array.from(probable.keys()).filter((block) => at(probable, block) >= PROBABLE);
  if (!found.some((block) => at(probable, block) >= FEWEST_PROBABILITY)) return;
  const { words } = state.context.view.text;
  const isA = (role: BlockRole) => (block: number) => state.roles[block] === role;
  const wordsOf = (role: BlockRole) => found.filter(isA(role)).reduce((sum, block) => sum + at(words, block), 0);
  // if some of them are kept, they are the text
  if (wordsOf('other') < FEWEST_WORDS || wordsOf('body') > MOST_KEPT * wordsOf('other')) return;
  for (const block of [...found, ...linesAround(state, found, probable)])
    if (isA('other')(block)) give(state, block, 'comment', 'reasonInComments');
}

/** Fewest words of comments in total; house rules and notes beside a form have fewer. */
const MOST_OF_NOTICES = 100;

/**
 * Leaves out kept text in boxes of comments that is not a comment: house rules, "0 comments". It is unsigned and short.
 */
function dropNotices(state: RoleState): void {
  const { roles, reasons, context } = state;
  const { text, isDate } = context.view;
  const named = Array.from(roles.keys()).filter(
    (block) => roles[block] === 'comment' && reasons.get(block) === 'reasonInComments',
  );
  const words = named.reduce((sum, block) => sum + at(text.words, block), 0);
  const isComment = (block: number) => at(isDate, block) === 1 || probabilityAt(context, block) >= POSSIBLE;
  if (words >= MOST_OF_NOTICES || named.some(isComment)) return;
  for (const block of named) give(state, block, 'other', 'reasonInComments');
}

/**
 * Returns by block the probability of a comment: 1 in boxes where signatures and text alternate, 0 outside boxes with
 * such names and above the article.
 */
function probabilities(state: RoleState): Float32Array {
  const { view } = state.context;
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
    probable[block] = signed.get(box) ? 1 : probabilityAt(state.context, block);
  }
  return probable;
}

const probabilityAt = ({ x }: FeatureContext, block: number) =>
  sigmoid(sumOfTrees(commentForest(), x, block * FEATURE_COUNT));

/**
 * Returns the comment box around a node, or -1. Forms inside such a box have none: their text is a prompt, not a
 * comment.
 */
function boxAround(page: Page, node: number): number {
  const box = commentsAround(page, node, MAX_NAME_LEVELS);
  if (box < 0) return -1;
  for (let element = page.parentOf(node); element > box; element = page.parentOf(element))
    if (page.nameOf(element) === 'form') return -1;
  return box;
}

/** Returns the short lines between comments and directly above the first: they name author and date. */
function linesAround({ context: { view, x } }: RoleState, found: readonly number[], probable: Float32Array): number[] {
  const { text } = view;
  const counts = new Map<number, number>();
  for (const hash of text.hash) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const isTool = (block: number) =>
    at(x, block * FEATURE_COUNT + COLUMN.t_in_link) === 1 && (counts.get(at(text.hash, block)) ?? 0) >= OFTEN;
  const isLine = (block: number) =>
    at(probable, block) >= POSSIBLE && at(text.words, block) <= SHORT_LINE && !isTool(block);
  const first = found[0] ?? 0;
  const lines: number[] = [];
  // "View all comments" is there too
  const isAbove = (block: number) => isLine(block) && !speaksOf(view, block, 'comment');
  for (let block = first - 1; block >= Math.max(0, first - MOST_BEFORE) && isAbove(block); block--) lines.push(block);
  for (const [index, block] of found.entries()) {
    const next = found[index + 1] ?? block;
    if (next - block > MOST_BETWEEN + 1) continue;
    for (let between = block + 1; between < next; between++) if (isLine(between)) lines.push(between);
  }
  return lines;
}
