/** Finds comments without a box by their signatures: below a heading that announces them, or at the end of the text. */
import { at } from '../../steps/column.ts';
import type { ModelView } from '../page/model-view.ts';
import { countKept, hasTextAbove } from './comments.ts';
import { isSignature, NAME_WORDS, nameIn, signatureIn } from './signatures.ts';
import {
  closesWith,
  EVEN,
  give,
  isInside,
  isPlain,
  lineOf,
  opensWith,
  probabilityOf,
  type RoleState,
} from './types.ts';

/** Longest heading or count that announces comments (words). */
const ANNOUNCEMENT_WORDS = 8;
const MOST_ANNOUNCEMENTS = 20;
/** Most announcements on a page that is probably a list: above the comments and above the form. */
const MOST_ON_LIST = 2;
/** Fewest signature lines below an announcement. */
const FEWEST_SIGNED_LINES = 2;
/** Fewest signatures with text between them, if the first one comes after a text. */
const FEWEST_SIGNATURES = 2;
/** Share of signed paragraphs below a heading from which they are comments. */
const MOST_SIGNED = 0.5;
/** Most words of running text for each signature. */
const WORDS_PER_SIGNED_LINE = 150;

/**
 * Marks comments without a box below a heading that announces them: signed by names and dates, to the end of the text.
 */
export function takeAnnouncedComments(state: RoleState): void {
  const { roles } = state;
  const counts = countKept(state);
  const announced = Array.from(roles.keys()).filter(
    (block) => announces(state, block) && hasTextAbove(state, counts, block),
  );
  // on a list they are labels of its entries: "27 comments"
  const isList = probabilityOf(state.scores, ['listing']) >= EVEN;
  if (isList && (announced.length > MOST_ON_LIST || !hasParagraphAbove(state, announced[0] ?? 0))) return;
  // limited because each is followed to the end of the page
  const heading = announced.slice(0, MOST_ANNOUNCEMENTS).find((block) => areSigned(state, block));
  if (heading === undefined) return;
  takeFrom(state, heading);
  let first = heading + 1;
  while (first < roles.length && !isSignature(state, first) && signatureIn(state, first) === '') first++;
  complete(state, first, roles.lastIndexOf('comment'));
}

/** Marks everything that is kept from a block on. */
function takeFrom(state: RoleState, start: number): void {
  for (let block = start; block < state.roles.length; block++)
    if (state.roles[block] === 'body') give(state, block, 'comment', 'reasonUnderComments');
}

/** Marks blocks that the model left out between two blocks of comments. */
function complete(state: RoleState, first: number, last: number): void {
  for (let block = first; block <= last; block++)
    if (state.roles[block] === 'other' && isSaid(state, block)) give(state, block, 'comment', 'reasonUnderComments');
}

/** Levels above a comment searched for a form around it. */
const FORM_LEVELS = 8;

/** Whether a block is visible and neither a control nor a link, such as "Reply". */
function isSaid({ context: { view }, reasons }: RoleState, block: number): boolean {
  if (reasons.has(block) || at(view.blocks.hidden, block) !== 0) return false;
  if ((['button', 'form'] as const).some((tag) => isInside(view, block, tag, FORM_LEVELS))) return false;
  return isOutsideLinks(view, block);
}

const isOutsideLinks = ({ text }: ModelView, block: number) => at(text.linkWords, block) < at(text.words, block);

/** Fewest signatures, and fewest different names, of comments without an announcement; earliest year of a signature. */
const FEWEST_BARE = 3;
const FIRST_YEAR = 1995;
/** Share of such signatures with different names. */
const DIFFERENT = 0.6;

/**
 * Marks comments without heading and box: text and signatures by different people that alternate to the end of the kept
 * text.
 */
export function takeSignedEnd(state: RoleState): void {
  const { view } = state.context;
  const run = signedEnd(state);
  const names = new Set(run.map(({ words }) => nameIn(view, words)));
  const years = run.map(({ words }) => Number(/(?<!\d)(?:19|20)\d\d(?!\d)/.exec(words)?.[0]));
  if (names.size < Math.max(FEWEST_BARE, DIFFERENT * run.length) || names.has('')) return;
  if (!years.every((year) => year >= FIRST_YEAR)) return;
  const start = startOfSigned(state, run);
  if (start === undefined || !hasTextAbove(state, countKept(state), start)) return;
  takeFrom(state, start);
  complete(state, start, run.at(-1)?.block ?? start);
}

/** Most blocks between the kept text and the last signature. */
const LINES_BEHIND = 4;

interface Signed {
  block: number;
  /** The author and date. */
  words: string;
  /** Whether it is a separate line. */
  isLine: boolean;
}

/** Returns the signatures at the end of the kept text, each with text before the next. */
function signedEnd(state: RoleState): Signed[] {
  const { view } = state.context;
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
    // two in a row are an article's history: received, accepted
    if (isLine && words === 0 && run.length > 0) return [];
    const isNamed = nameIn(view, signature) !== '' || at(view.text.words, block - 1) > NAME_WORDS;
    if (!isNamed) block--;
    run.unshift({ block, words: isNamed ? signature : `${lineOf(view, block)} ${signature}`, isLine });
    words = 0;
  }
  return run;
}

/**
 * Returns the first block of signed comments: a signature, or as many blocks above the first one as there are between
 * two.
 */
function startOfSigned({ context: { view } }: RoleState, run: readonly Signed[]): number | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (!first?.isLine || !last) return first?.block;
  const boxOf = (block: number) => view.page.parentOf(at(view.blocks.element, block));
  const isAbove = last.block + 1 < view.blocks.size && boxOf(last.block) === boxOf(last.block + 1);
  const between = run.slice(1).map(({ block }, index) => block - (run[index]?.block ?? block) - 1);
  return isAbove ? first.block : first.block - Math.min(...between);
}

/**
 * Returns whether the text below a heading is signed from the first comment to the last: a label above an article may
 * count its comments too. Texts and signatures must alternate unless the heading gives a number: several dates in a
 * row, such as "Received" and "Accepted" below a paper, do not count as signatures.
 */
export function areSigned(
  state: RoleState,
  heading: number,
  end = state.roles.length,
  isRead = isKept(state),
): boolean {
  const { view } = state.context;
  const isLine = (block: number) => at(view.isDate, block) === 1 || isSignature(state, block);
  const below = Array.from({ length: end - heading - 1 }, (_, place) => heading + 1 + place);
  const texts = below.filter((block) => isRead(block) && !isLine(block) && isOutsideLinks(view, block));
  const signedTexts = new Set(texts.filter((block) => signatureIn(state, block) !== ''));
  // a paragraph of an article may end with a name and a date
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

const isKept =
  ({ roles }: RoleState) =>
  (block: number) =>
    roles[block] === 'body';

/** Whether a block is a heading or label that announces comments: "22 responses to …". */
export function announces({ context: { view } }: RoleState, block: number): boolean {
  const words = at(view.text.words, block);
  const isLabel = at(view.headingLevel, block) > 0 || (isPlain(view, block, 1) && words <= 2);
  if (!isLabel || words > ANNOUNCEMENT_WORDS || words === 0) return false;
  return opensWith(view, block, 'comment') || closesWith(view, block, 'comment');
}

/** Fewest words of a paragraph; summaries of entries are shorter. */
const PARAGRAPH_WORDS = 20;

function hasParagraphAbove({ roles, context: { view } }: RoleState, end: number): boolean {
  return roles.slice(0, end).some((role, block) => role === 'body' && at(view.text.words, block) >= PARAGRAPH_WORDS);
}
