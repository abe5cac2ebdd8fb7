import { isInComments } from '../../../page/areas/comments.ts';
import { at } from '../../steps/column.ts';
import { COLUMN, FEATURE_COUNT } from '../features/table.ts';
import { CLASS_GROUP_NAMES } from '../page/class-groups.ts';
import { boundaryAbove, endBlockIn, firstBlockIn, type ModelView, sumOf } from '../page/model-view.ts';
import { give, isNamed, type RoleState } from './types.ts';

/** So many good words before it make an article that has comments. */
const WORDS_OF_AN_ARTICLE = 120;
/** A share of like siblings with dates that makes them posts. */
const DATED = 0.6;
const FEWEST_POSTS = 3;
/** Posts have text: menus of dated teasers have a line or two. */
const POST_WORDS = 12;
/** Comments may be more than the article. */
const ANY_SIZE = 1;

/** Comments that are more of the text than this, … */
const MOST_OF_TEXT = 0.6;
/** … and of which the model is as sure as this, are the thread that the page is there for, whatever stands above it. */
const SURE = 0.7;

/**
 * Comments under an article: what is called so by the page, and repeated items with dates that begin after the article.
 */
export function takeComments(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const { page } = view;
  const people = countPeople(view);
  const named = new Set<number>();
  const posts = new Set<number>();
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(view.sums.good, block) < WORDS_OF_AN_ARTICLE) continue;
    if (isInComments(page, at(view.blocks.first, block)) && !isNamed(view, block, 'article', 1, ANY_SIZE))
      named.add(block);
    else if (isPost(state, block, people)) posts.add(block);
  }
  if (areTheBody(state, new Set([...named, ...posts]))) return;
  for (const block of named) give(state, block, 'comment', 'stands in what the page calls comments, after the article');
  if (!isEnd(state, posts)) return;
  for (const block of posts) give(state, block, 'comment', 'is one of several dated posts after the article');
}

/** Whether hardly any text is kept behind the first post but posts: cards amid an article have names and dates as well. */
function isEnd({ roles, context: { view } }: RoleState, posts: ReadonlySet<number>): boolean {
  const [first = roles.length] = posts;
  let words = 0;
  for (let block = first; block < roles.length; block++)
    if (roles[block] === 'body' && !posts.has(block)) words += at(view.good, block);
  return words < WORDS_OF_AN_ARTICLE;
}

function areTheBody({ roles, scores, context }: RoleState, found: ReadonlySet<number>): boolean {
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
  return inComments > all * MOST_OF_TEXT && probable > inComments * SURE;
}

/** Whether a block stands in one of several like boxes that have dates, text, and somebody's name. */
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

/** Running count of elements that are named after a person, by node; one longer than the nodes. */
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
