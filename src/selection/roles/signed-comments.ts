/**
 * Finds comments that are in no comment box by their signatures (author and date): below a heading that announces them,
 * or at the end of the text.
 */

import { lineOf, type ModelView } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { countEach, range } from '../../shared/lists.ts';
import { countKept, hasTextAbove } from './comments.ts';
import { isSignature, NAME_WORDS, nameIn, signatureIn, yearIn } from './signatures.ts';
import {
  closesWith,
  EVEN,
  give,
  giveKept,
  isInside,
  isPlain,
  opensWith,
  probabilityOf,
  type RoleState,
} from './state.ts';

/** Maximum number of words in a heading that announces comments. */
const ANNOUNCEMENT_WORDS = 8;
/** Maximum number of headings announcing comments that are checked on a page. Later headings are ignored. */
const MOST_ANNOUNCEMENTS = 20;
/** Maximum number of headings that announce comments: above the comments, above the form. A list's entries have more. */
const MOST_ALIKE = 2;
/** The text below a heading is comments only if it contains at least this many signatures. */
const FEWEST_SIGNED_LINES = 2;
/**
 * Minimum number of signatures below a heading if text precedes the first of them. Signature lines in a row count as
 * one, because lines such as "Received" and "Accepted" with dates do not sign comments.
 */
const FEWEST_SIGNATURES = 2;
/** Signatures within paragraphs count only if at least this share of the paragraphs below the heading has one. */
const MOST_SIGNED = 0.5;
/** Maximum number of words per signature. A text with more words per signature does not consist of comments. */
const WORDS_PER_SIGNED_LINE = 150;

/**
 * Gives the role of comments to signed texts without a comment box, from the heading that announces them to the end of
 * the page.
 */
export function takeAnnouncedComments(state: RoleState): void {
  const { roles, view } = state;
  const counts = countKept(state);
  const labels = Array.from(roles.keys()).filter((block) => announces(state, block));
  // Many lines such as "Comment" or "27 comments" belong to the entries of a list.
  const formOf = (block: number) => `${at(view.headingLevel, block)} ${lineOf(view, block).replace(/\d+/g, '').trim()}`;
  const counted = countEach(labels.map(formOf));
  const isSingle = (block: number) => (counted.get(formOf(block)) ?? 0) <= MOST_ALIKE;
  const announced = labels.filter((block) => isSingle(block) && hasTextAbove(state, counts, block));
  const isList = probabilityOf(state.scores, ['listing']) >= EVEN;
  if (isList && (announced.length > MOST_ALIKE || !hasParagraphAbove(state, announced[0] ?? 0))) return;
  // Limited to the first headings, because each test reads to the end of the page.
  const heading = announced.slice(0, MOST_ANNOUNCEMENTS).find((block) => areSigned(state, block));
  if (heading === undefined) return;
  takeFrom(state, heading);
  let first = heading + 1;
  while (first < roles.length && !isSignature(state, first) && signatureIn(state, first) === '') first++;
  complete(state, first, roles.lastIndexOf('comment'));
}

/** Gives the role of comments to all kept blocks from `start` on. */
function takeFrom(state: RoleState, start: number): void {
  giveKept(state, start, state.roles.length, 'comment', 'reasonUnderComments');
}

/** Gives the role of comments to the dropped blocks between the first and the last comment. */
function complete(state: RoleState, first: number, last: number): void {
  for (let block = first; block <= last; block++)
    if (state.roles[block] === 'other' && isSaid(state, block)) give(state, block, 'comment', 'reasonUnderComments');
}

/** Number of a block's ancestors that are searched for a form or button. */
const FORM_LEVELS = 8;

/** Returns whether a block may be text of a comment: visible, and neither a control nor a link such as "Reply". */
function isSaid({ view, reasons }: RoleState, block: number): boolean {
  if (reasons.has(block) || at(view.blocks.hidden, block) !== 0) return false;
  return !isInside(view, block, FORM_LEVELS, 'button', 'form') && isOutsideLinks(view, block);
}

const isOutsideLinks = ({ text }: ModelView, block: number) => at(text.linkWords, block) < at(text.words, block);

/** Minimum number of different names in the signatures of comments without a heading such as "3 comments". */
const FEWEST_BARE = 3;
/** Earliest year in the signatures of comments without a heading: the web has no comments from before that year. */
const FIRST_YEAR = 1995;
/** Minimum number of different names in comments without a heading, as a share of the number of signatures. */
const DIFFERENT = 0.6;

/**
 * Gives the role of comments to texts at the end of the kept text that have no heading and no comment box. Texts and
 * signatures by different people must alternate.
 */
export function takeSignedEnd(state: RoleState): void {
  const { view } = state;
  const run = signedEnd(state);
  const names = new Set(run.map(({ words }) => nameIn(view, words)));
  if (names.size < Math.max(FEWEST_BARE, DIFFERENT * run.length) || names.has('')) return;
  if (!run.every(({ words }) => yearIn(words) >= FIRST_YEAR)) return;
  const start = startOfSigned(state, run);
  if (start === undefined || !hasTextAbove(state, countKept(state), start)) return;
  takeFrom(state, start);
  complete(state, start, run.at(-1)?.block ?? start);
}

/** The last signature may be up to this many blocks below the last kept block. */
const LINES_BEHIND = 4;

interface Signed {
  block: number;
  /** Text of the signature: author and date. */
  words: string;
  /** Whether the signature is a separate line. */
  isLine: boolean;
}

/** Returns the signatures at the end of the kept text; none if two signature lines have no text between them. */
function signedEnd(state: RoleState): Signed[] {
  const { view } = state;
  const run: Signed[] = [];
  let words = 0;
  const isFar = () => words > WORDS_PER_SIGNED_LINE;
  for (let block = state.roles.lastIndexOf('body') + LINES_BEHIND; block > 0 && !isFar(); block--) {
    if (block >= view.blocks.size || !isSaid(state, block)) continue;
    const isLine = isSignature(state, block);
    const signature = isLine ? lineOf(view, block) : signatureIn(state, block, true);
    if (signature === '') {
      if (state.roles[block] === 'body') words += at(view.text.words, block);
      continue;
    }
    // Two signature lines in a row are not comments but an article's history, such as "Received" and "Accepted".
    if (isLine && words === 0 && run.length > 0) return [];
    const isNamed = nameIn(view, signature) !== '' || at(view.text.words, block - 1) > NAME_WORDS;
    if (!isNamed) block--;
    run.unshift({ block, words: isNamed ? signature : `${lineOf(view, block)} ${signature}`, isLine });
    words = 0;
  }
  return run;
}

/**
 * Returns the block at which signed comments begin; undefined if there are none. It is the first signature, unless the
 * signatures are below their texts. Then the text of the first comment is above its signature, and nothing shows where
 * it begins, so it is assumed to be as long as the shortest other comment (in blocks).
 */
function startOfSigned({ view }: RoleState, run: readonly Signed[]): number | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (!first?.isLine || !last) return first?.block;
  const boxOf = (block: number) => view.page.parentOf(at(view.blocks.element, block));
  const isAbove = last.block + 1 < view.blocks.size && boxOf(last.block) === boxOf(last.block + 1);
  const between = run.slice(1).map(({ block }, index) => block - (run[index]?.block ?? block) - 1);
  return isAbove ? first.block : first.block - Math.min(...between);
}

/**
 * Returns whether the text below a heading consists only of signed comments. If the first signature has text above it,
 * texts and signatures must alternate, because several dates in a row may be "Received" and "Accepted" below a paper. A
 * heading with a number, such as "3 comments", is clear enough, so this is then not required.
 */
export function areSigned(
  state: RoleState,
  heading: number,
  end = state.roles.length,
  isRead = (block: number) => state.roles[block] === 'body',
): boolean {
  const { view } = state;
  const isLine = (block: number) => at(view.isDate, block) === 1 || isSignature(state, block);
  const below = range(heading + 1, end);
  const texts = below.filter((block) => isRead(block) && !isLine(block) && isOutsideLinks(view, block));
  const signedTexts = new Set(texts.filter((block) => signatureIn(state, block) !== ''));
  // A few paragraphs with a name and a date at their end may be part of an article, so they do not count.
  if (signedTexts.size < texts.length * MOST_SIGNED) signedTexts.clear();
  let signed = 0;
  let signatures = 0;
  let isSignedFirst = false;
  let words = 0;
  let wordsBefore = 0;
  for (const block of below) {
    const isAlone = isLine(block);
    if (isAlone || signedTexts.has(block)) {
      signed++;
      if (words === 0) isSignedFirst = true;
      if (signatures === 0 || !isAlone || words > wordsBefore) signatures++;
      wordsBefore = words;
    }
    if (!isAlone && isRead(block)) words += at(view.text.words, block);
    if (words > (signed + 1) * WORDS_PER_SIGNED_LINE) return false;
  }
  const isInTurn = isSignedFirst || signatures >= FEWEST_SIGNATURES;
  return signed >= FEWEST_SIGNED_LINES && (isInTurn || at(view.text.digitWords, heading) > 0);
}

/** Matches a line that begins with a number, such as "{ 14 comments… read them below }". */
const COUNT = /^[^\p{L}\p{N}]*\p{N}/u;

/** Returns whether a block is a heading or short label that announces comments, such as "22 responses to …". */
export function announces({ view }: RoleState, block: number): boolean {
  const words = at(view.text.words, block);
  if (words > ANNOUNCEMENT_WORDS || words === 0) return false;
  const opens = opensWith(view, block, 'comment');
  const isCount = opens && COUNT.test(lineOf(view, block));
  const isLabel = at(view.headingLevel, block) > 0 || (isPlain(view, block, 1) && (words <= 2 || isCount));
  return isLabel && (opens || closesWith(view, block, 'comment'));
}

/** Minimum number of words in a paragraph; summaries of list entries are shorter. */
const PARAGRAPH_WORDS = 20;

function hasParagraphAbove({ roles, view }: RoleState, end: number): boolean {
  return roles.slice(0, end).some((role, block) => role === 'body' && at(view.text.words, block) >= PARAGRAPH_WORDS);
}
