import { commentsAround, WORDS_OF_AN_ARTICLE } from '../../../page/areas/comments.ts';
import { at } from '../../steps/column.ts';
import { COLUMN, FEATURE_COUNT } from '../features/table.ts';
import { CLASS_GROUP_NAMES } from '../page/class-groups.ts';
import { boundaryAbove, endBlockIn, firstBlockIn, type ModelView, sumOf } from '../page/model-view.ts';
import { LINE_WORDS } from './signatures.ts';
import { give, isNamed, probabilityOf, type RoleState } from './types.ts';

/** Fewest kept words between headline and comments if there is no article. */
const WORDS_OF_A_NOTE = 15;
/** Share of similar siblings with dates from which they are posts. */
const DATED = 0.6;
const FEWEST_POSTS = 3;
/** Fewest words of a post; menus of dated teasers have a line or two. */
const POST_WORDS = 12;
/** Comments may be longer than the article. */
const ANY_SIZE = 1;

/** Probability of a page of posts below which comments are never the body. */
const FEWEST_THREADS = 0.35;
/** Share of the text above which comments may be the body. */
const MOST_OF_TEXT = 0.6;
/** Mean probability from which comments are the thread that the page exists for, whatever is above it. */
const SURE_THREAD = 0.7;

/**
 * Marks comments under an article: boxes with such a name, and repeated items with dates that begin after the article.
 */
export function takeComments(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const { page } = view;
  const people = countPeople(view);
  const counts = countKept(state);
  const named = new Set<number>();
  const posts = new Set<number>();
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body') continue;
    const box = commentsAround(page, at(view.blocks.first, block));
    if (box >= 0 && hasArticleAbove(state, counts, box) && !isNamed(view, block, 'article', 1, ANY_SIZE))
      named.add(block);
    else if (at(view.sums.good, block) >= WORDS_OF_AN_ARTICLE && isPost(state, block, people)) posts.add(block);
  }
  if (areTheBody(state, new Set([...named, ...posts]))) return;
  for (const block of named) give(state, block, 'comment', 'reasonInComments');
  for (const block of linesBetween(state, [...named])) give(state, block, 'comment', 'reasonInComments');
  if (!isEnd(state, posts)) return;
  for (const block of posts) give(state, block, 'comment', 'reasonDatedPost');
}

/** Most author and date lines between two comments. */
const MOST_LINES = 4;

/** Returns the kept lines between comments, and those above the first that look like those above the second. */
function linesBetween({ roles, context: { view } }: RoleState, comments: readonly number[]): number[] {
  const isLine = (block: number) => roles[block] === 'body' && at(view.text.words, block) <= LINE_WORDS;
  const between = comments.slice(1).map((block, index) => {
    const count = block - at(comments, index) - 1;
    const lines = Array.from({ length: count > MOST_LINES ? 0 : count }, (_, above) => block - 1 - above);
    return lines.every(isLine) ? lines : [];
  });
  const signatureAt = (block: number) => at(view.elements.signature, view.page.parentOf(at(view.blocks.first, block)));
  const [second = []] = between;
  const others = second.map((_, line) => at(comments, 0) - 1 - line);
  const end = others.findIndex((block, line) => !isLine(block) || signatureAt(block) !== signatureAt(at(second, line)));
  return [...(end < 0 ? others : others.slice(0, end)), ...between.flat()];
}

/** Running counts of kept words by block, one entry more than blocks: all, and those outside boxes of comments. */
interface KeptWords {
  all: Float64Array;
  outside: Float64Array;
}

/** Counts the kept words above each block. */
export function countKept({ context: { view }, roles }: RoleState): KeptWords {
  const all = new Float64Array(roles.length + 1);
  const outside = new Float64Array(roles.length + 1);
  for (let block = 0; block < roles.length; block++) {
    const words = roles[block] === 'body' ? at(view.text.words, block) : 0;
    const isOutside = words > 0 && commentsAround(view.page, at(view.blocks.first, block)) < 0;
    all[block + 1] = at(all, block) + words;
    outside[block + 1] = at(outside, block) + (isOutside ? words : 0);
  }
  return { all, outside };
}

/** Whether there is an article, or a note below the headline, above a block. */
export function hasTextAbove({ context: { view, titleBlock } }: RoleState, { all }: KeptWords, block: number): boolean {
  if (at(view.sums.good, block) >= WORDS_OF_AN_ARTICLE) return true;
  return titleBlock >= 0 && titleBlock < block && at(all, block) - at(all, titleBlock + 1) >= WORDS_OF_A_NOTE;
}

/**
 * Whether an article is above a box. A box that begins before the article contains it, whatever its name. An article
 * below its headline may be short.
 */
function hasArticleAbove(state: RoleState, counts: KeptWords, box: number): boolean {
  const { view, titleBlock } = state.context;
  const first = firstBlockIn(view, box);
  if (at(view.sums.good, first) >= WORDS_OF_AN_ARTICLE) return true;
  if (!hasTextAbove(state, counts, first)) return false;
  const { all, outside } = counts;
  const behind = at(outside, state.roles.length) - at(outside, endBlockIn(view, box));
  // a box with such a name within a short text is part of it
  return behind <= at(all, first) - at(all, titleBlock + 1);
}

/**
 * Whether hardly any text is kept after the first post except posts: cards within an article have names and dates too.
 */
function isEnd({ roles, context: { view } }: RoleState, posts: ReadonlySet<number>): boolean {
  const [first = roles.length] = posts;
  let words = 0;
  for (let block = first; block < roles.length; block++)
    if (roles[block] === 'body' && !posts.has(block)) words += at(view.good, block);
  return words < WORDS_OF_AN_ARTICLE;
}

function areTheBody({ roles, scores, context }: RoleState, found: ReadonlySet<number>): boolean {
  if (probabilityOf(scores, ['forum', 'listing']) < FEWEST_THREADS) return false;
  const { words } = context.view.text;
  let all = 0;
  let inComments = 0;
  let probable = 0;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body') continue;
    all += at(words, block);
    if (!found.has(block)) continue;
    inComments += at(words, block);
    probable += at(words, block) * at(scores.body, block);
  }
  return inComments > all * MOST_OF_TEXT && probable > inComments * SURE_THREAD;
}

/** Whether a block is in one of several similar boxes with dates, text and a person's name. */
function isPost({ context: { x, view } }: RoleState, block: number, people: Int32Array): boolean {
  const row = block * FEATURE_COUNT;
  const isDatedItem =
    at(x, row + COLUMN.r_item_dates) >= DATED &&
    Math.exp(at(x, row + COLUMN.r_siblings)) >= FEWEST_POSTS &&
    Math.expm1(at(x, row + COLUMN.r_item_mean)) >= POST_WORDS;
  if (!isDatedItem) return false;
  const { sums, page, blocks } = view;
  const itemWords = Math.expm1(at(x, row + COLUMN.r_item_words)) + 0.5;
  let box = at(blocks.element, block);
  let above = box;
  // the item is the largest box around the block that has no more words than the item
  while (above >= 0 && sumOf(sums.words, firstBlockIn(view, above), endBlockIn(view, above)) <= itemWords) {
    box = above;
    above = boundaryAbove(view, above);
  }
  return at(people, page.endOf(box)) > at(people, box);
}

/** Returns the running count of elements named after a person, by node; one entry more than nodes. */
function countPeople({ elements, page }: ModelView): Int32Array {
  const bits = ['user', 'author'].map((name) => CLASS_GROUP_NAMES.indexOf(name as 'user'));
  const low = bits.reduce((mask, bit) => (bit < 32 ? mask | (1 << bit) : mask), 0);
  const high = bits.reduce((mask, bit) => (bit < 32 ? mask : mask | (1 << (bit - 32))), 0);
  const counts = new Int32Array(page.nodes.size + 1);
  for (let node = 0; node < page.nodes.size; node++) {
    const isPerson = (at(elements.groupsLow, node) & low) !== 0 || (at(elements.groupsHigh, node) & high) !== 0;
    counts[node + 1] = at(counts, node) + (isPerson ? 1 : 0);
  }
  return counts;
}
