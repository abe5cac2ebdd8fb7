import { commentsAround, WORDS_OF_AN_ARTICLE } from '../../page/areas.ts';
import { isNamedAfter } from '../../page/blocks/elements.ts';
import { blocksIn, findGrids, type Grid } from '../../page/blocks/grids.ts';
import { endBlockIn, firstBlockIn, type ModelView, sumOf } from '../../page/blocks/model-view.ts';
import { LIKE_TITLE, type PageBlocks } from '../../page/blocks/page-blocks.ts';
import type { Page } from '../../page/page.ts';
import { visibleTexts } from '../../page/texts.ts';
import { firstFrom } from '../../shared/ascending.ts';
import { at } from '../../shared/column.ts';
import { range } from '../../shared/lists.ts';
import { weaklyMemoised } from '../../shared/memoised.ts';
import { declaresArticle, declaresLiveBlog } from '../posts/below-article.ts';
import { postsOf } from '../posts/posts.ts';
import { keptAmong, keptIn } from './boxes-around.ts';
import { LINE_WORDS } from './signatures.ts';
import { ANY_SIZE, EVEN, give, isNamed, keptBlocks, LIST_KINDS, probabilityOf, type RoleState } from './state.ts';

/** Minimum number of kept words between headline and comments for a short note to count as the article. */
const WORDS_OF_A_NOTE = 15;

/** Minimum probability that the page is a forum or list, for its comments to be kept as the text of the page. */
const FEWEST_THREADS = 0.35;
/** Comments may be the text of the page if they have more than this share of the kept words. */
const MOST_OF_TEXT = 0.6;
/** Comments may be the text of the page (as in a thread) if their mean probability of being text is above this. */
const SURE_THREAD = 0.7;

/**
 * Marks text below an article as comments if it is in a box whose class or id says "comment", or in one of several
 * similar boxes with dates and people's names.
 */
export function takeComments(state: RoleState): void {
  const { roles, view } = state;
  const { page } = view;
  if (probabilityOf(state.scores, ['forum']) >= EVEN && !declaresArticle(page)) return;
  const counts = countKept(state);
  const named = new Set<number>();
  const around = state.scores.commentProbability ? null : postsAround(page);
  // The entries of a live blog name no authors, but comments do.
  const people = declaresLiveBlog(page) ? peopleIn(view) : null;
  const isEntry = (box: number) => people !== null && firstFrom(people, box) >= page.endOf(box);
  for (const block of keptBlocks(state)) {
    const first = at(view.blocks.first, block);
    const post = around?.[first] ?? -1;
    const box = commentsAround(page, post < 0 ? first : post);
    if (box < 0 || isEntry(box)) continue;
    if (hasArticleAbove(state, counts, box) && !isNamed(view, block, 'article', 1, ANY_SIZE)) named.add(block);
  }
  // On a page that is a list, boxes with dates are the entries of the list, not comments.
  const isList = probabilityOf(state.scores, LIST_KINDS) >= EVEN;
  const dated = isList ? NONE : datedPosts(view);
  const posts = dated.posts.filter(
    (block) => roles[block] === 'body' && !named.has(block) && at(view.sums.good, block) >= WORDS_OF_AN_ARTICLE,
  );
  const hasArticle = at(counts.all, firstOf([...named, ...dated.all])) >= WORDS_OF_AN_ARTICLE;
  if (areTheBody(state, new Set([...named, ...posts]), hasArticle)) return;
  for (const block of named) give(state, block, 'comment', 'reasonInComments');
  for (const block of linesBetween(state, [...named])) give(state, block, 'comment', 'reasonInComments');
  // Without probabilities, a forum may be missed, and a short text above the replies may be the first post. So that
  // text must then be as long as an article.
  if ((hasArticle || state.scores.commentProbability) && areTheEnd(state, posts))
    for (const block of posts) give(state, block, 'comment', 'reasonDatedPost');
}

/** Maximum number of author and date lines between two comments. */
const MOST_LINES = 4;

/**
 * Returns the kept lines (author, date) between comments, and the lines above the first comment that have the same
 * structure as those above the second one.
 */
function linesBetween({ roles, view }: RoleState, comments: readonly number[]): number[] {
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

/** Kept words above each block: `all`, or only those `outside` comment boxes. The last entry is for the whole page. */
interface KeptWords {
  all: Float64Array;
  outside: Float64Array;
}

export function countKept({ view, roles }: RoleState): KeptWords {
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

/** Returns whether an article, or a headline with a short note, is above a block; false above the headline. */
export function hasTextAbove(state: RoleState, { all }: KeptWords, block: number): boolean {
  const { titleBlock } = state;
  if (firstHeadline(state) > block) return false;
  if (at(all, block) >= WORDS_OF_AN_ARTICLE) return true;
  return titleBlock >= 0 && titleBlock < block && at(all, block) - at(all, titleBlock + 1) >= WORDS_OF_A_NOTE;
}

/** Returns the first visible heading that resembles a title of the page. Cached, because many blocks need it. */
const firstHeadline = weaklyMemoised(({ view, likeness }: PageBlocks) =>
  likeness.findIndex(
    (like, index) => like >= LIKE_TITLE && at(view.headingLevel, index) > 0 && at(view.blocks.hidden, index) === 0,
  ),
);

/**
 * Returns whether an article is above a comment box. False if the box begins before the article, because it then
 * contains the article. An article directly below its headline may be short.
 */
function hasArticleAbove(state: RoleState, counts: KeptWords, box: number): boolean {
  const { view, titleBlock } = state;
  const first = firstBlockIn(view, box);
  if (!hasTextAbove(state, counts, first)) return false;
  if (at(counts.all, first) >= WORDS_OF_AN_ARTICLE) return true;
  const { all, outside } = counts;
  const behind = at(outside, state.roles.length) - at(outside, endBlockIn(view, box));
  // If more kept text is below the comment box than above it, the box is part of the article.
  return behind <= at(all, first) - at(all, titleBlock + 1);
}

/**
 * Returns whether hardly any other kept text is below the first post. Below teasers within an article, there is more.
 */
function areTheEnd(state: RoleState, posts: readonly number[]): boolean {
  return keptIn(state, firstOf(posts)).good - keptAmong(state, posts).good < WORDS_OF_AN_ARTICLE;
}

const firstOf = (blocks: readonly number[]) => blocks.reduce((first, block) => Math.min(first, block), blocks[0] ?? 0);

/**
 * Returns whether the posts in `found` are the text of the page (a thread), not comments on an article.
 *
 * @param hasArticle whether the kept text above the first post of the page (which need not be in `found`) is as long as
 * an article
 */
function areTheBody(state: RoleState, found: ReadonlySet<number>, hasArticle: boolean): boolean {
  if (hasArticle && declaresArticle(state.view.page)) return false;
  if (probabilityOf(state.scores, ['forum', 'listing']) < FEWEST_THREADS) return false;
  const own = keptBlocks(state).filter((block) => found.has(block));
  const { words, likely } = keptAmong(state, own);
  return words > keptIn(state).words * MOST_OF_TEXT && likely > words * SURE_THREAD;
}

/** Minimum number of neighboring posts, and of words per post on average; menus of dated teasers have fewer. */
const FEWEST_POSTS = 3;
const POST_WORDS = 12;
/** Minimum share of the posts that must have a date. */
const DATED = 0.6;

/** Blocks in similar boxes with dates: `all` of them, and only those in boxes that may be comments (`posts`). */
interface DatedBlocks {
  readonly all: readonly number[];
  readonly posts: readonly number[];
}

const NONE: DatedBlocks = { all: [], posts: [] };

/**
 * Returns the blocks of similar neighboring boxes that have dates and names of people. Leaves out boxes that all name
 * the same person: they are the entries of an article that this person writes, as in a live blog.
 */
function datedPosts(view: ModelView): DatedBlocks {
  const { boxes, sums, page } = view;
  const isDated = (item: number) => sumOf(sums.dates, at(boxes.start, item), at(boxes.end, item)) > 0;
  const grids = findGrids(view, FEWEST_POSTS, FEWEST_POSTS * POST_WORDS).filter((grid) => {
    const words = grid.reduce((sum, item) => sum + sumOf(sums.words, at(boxes.start, item), at(boxes.end, item)), 0);
    return words >= POST_WORDS * grid.length && grid.filter(isDated).length >= DATED * grid.length;
  });
  if (grids.length === 0) return NONE;
  const people = peopleIn(view);
  const personIn = (item: number) => {
    const element = at(boxes.element, item);
    const person = firstFrom(people, element);
    return person < page.endOf(element) ? person : -1;
  };
  const bySeveral = grids.filter((grid) => {
    const named = grid.map(personIn).filter((person) => person >= 0);
    const names = new Set(named.map((person) => textIn(page, person)));
    return named.length < FEWEST_POSTS || names.size > 1 || names.has('');
  });
  const blocksOf = (grid: Grid) => grid.filter((item) => personIn(item) >= 0).flatMap((item) => blocksIn(view, item));
  return { all: bySeveral.flatMap(blocksOf), posts: bySeveral.flatMap((grid) => blocksOf(withoutArticle(view, grid))) };
}

const textIn = (page: Page, element: number) =>
  visibleTexts(page, element, page.endOf(element))
    .map((node) => page.textOf(node).trim())
    .join(' ');

/** Returns the boxes except the article's, which has more running text than all others together. */
function withoutArticle({ boxes, sums }: ModelView, grid: Grid): Grid {
  const wordsIn = (item: number) => sumOf(sums.good, at(boxes.start, item), at(boxes.end, item));
  const all = grid.reduce((sum, item) => sum + wordsIn(item), 0);
  return grid.filter((item) => wordsIn(item) < WORDS_OF_AN_ARTICLE || wordsIn(item) <= all / 2);
}

/** Returns the elements with a class or id that names a user or author, in document order. */
function peopleIn({ elements, page }: ModelView): number[] {
  const [isUser, isAuthor] = [isNamedAfter(elements, 'user'), isNamedAfter(elements, 'author')];
  return range(0, page.nodes.size).filter((node) => isUser(node) || isAuthor(node));
}

/**
 * Returns for each node the outermost post around it; -1 outside posts. The search for a comment box starts above this
 * post, because a class "comment" on the post itself proves nothing: forums use it for their posts, too.
 */
function postsAround(page: Page): Int32Array {
  const around = new Int32Array(page.nodes.size).fill(-1);
  for (const { root, depth } of postsOf(page)) if (depth === 0) around.fill(root, root, page.endOf(root));
  return around;
}
