/** Drops text outside of the article: beside its box, above or beside its headline, in further articles below it. */

import type { PageKind } from '../../algorithms/types.ts';
import { endBlockIn, firstBlockIn, seenBlocksIn } from '../../page/blocks/model-view.ts';
import { LIKE_TITLE } from '../../page/blocks/page-blocks.ts';
import { at } from '../../shared/column.ts';
import { calls } from '../../vocabulary/match.ts';
import { WIKI_LINKS, WIKI_NOTICES } from '../../vocabulary/names/parts.ts';
import { giveBox, type KeptSums, keptIn, keptInBox, minus, PART_OF_KEPT } from './boxes-around.ts';
import { type BlockRole, EVEN, give, giveKept, probabilityOf, type RoleState } from './state.ts';

/** A block outside the article's box is kept if it has at least this probability of being text. */
const SURE_TEXT = 0.85;
/** Minimum share of the page's likely text in a box that counts as the article's box. */
const PART_OF_TEXT = 0.75;
/** On pages with fewer words of likely text, no box counts as the article's box. */
const FEWEST_WORDS = 10;
/** Elements that are a piece of the text (a list, a quote), never the box of the whole text. */
const PIECES: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'dl', 'pre', 'blockquote', 'figure', 'table']);
/** Minimum probability of an article to drop text outside its box. Other pages may have text in several boxes. */
const POSSIBLE = 0.1;

/**
 * Drops blocks outside the article's box that are not surely text: side columns, other articles, the page's footer.
 * Blocks between the headline and the box stay: standfirst (summary), pictures.
 */
export function takeOutsiders(state: RoleState): void {
  const { roles, scores } = state;
  if (probabilityOf(scores, ['article']) < POSSIBLE) return;
  const { view, titleBlock } = state;
  const box = boxOfText(state);
  if (box < 0) return;
  const first = firstBlockIn(view, box);
  const end = endBlockIn(view, box);
  const isInTwin = new Uint8Array(roles.length);
  for (const twin of twinsOf(state, box)) isInTwin.fill(1, firstBlockIn(view, twin), endBlockIn(view, twin));
  const start = titleBlock >= 0 && titleBlock < first ? titleBlock : first;
  const ownEnd = endBelowHeadline(state);
  const isOwnText = (block: number) =>
    block > titleBlock && block < ownEnd && at(view.isParagraph, block) === 1 && at(scores.body, block) >= EVEN;
  for (let block = 0; block < roles.length; block++) {
    if ((block >= start && block < end) || isInTwin[block] === 1 || isOwnText(block)) continue;
    if (roles[block] === 'body' && at(scores.body, block) < SURE_TEXT) give(state, block, 'other', 'reasonOutsideBox');
  }
}

/**
 * Returns the first block below the `<article>` around the headline; 0 for none. Paragraphs between the headline and
 * this block are kept if they are probably text, even if another box contains most of the page's text.
 */
function endBelowHeadline({ view, titleBlock }: RoleState): number {
  const { page, blocks } = view;
  const title = titleBlock < 0 ? -1 : at(blocks.element, titleBlock);
  const article = page.ancestorsOf(title, ARTICLE_LEVELS).find((element) => page.nameOf(element) === 'article') ?? -1;
  return article < 0 ? 0 : endBlockIn(view, article);
}

/** Number of the headline's ancestors that are searched for an `<article>` element. */
const ARTICLE_LEVELS = 8;

/** Number of boxes (the article's box and its nearest ancestors) whose siblings are searched for more of the text. */
const TWIN_LEVELS = 3;
/** A sibling box is part of the article if it has at least this many words and this mean probability of being text. */
const FEWEST_IN_TWIN = 20;
const TEXT = 0.7;

/**
 * Returns the siblings of the article's box and of its nearest ancestors that contain text and have the same class
 * names: some sites begin another box after wide pictures.
 */
function twinsOf(state: RoleState, box: number): number[] {
  const { page, elements } = state.view;
  return [box, ...page.ancestorsOf(box, TWIN_LEVELS - 1)].flatMap((element) => {
    const parent = page.parentOf(element);
    // Boxes without a class do not count, because they are similar by chance.
    if (parent < 0 || (page.attributesOf(element).class ?? '') === '') return [];
    const isLike = (other: number) => at(elements.signature, other) === at(elements.signature, element);
    return page.childrenOf(parent).filter((other) => other !== element && isLike(other) && isText(state, other));
  });
}

/** Returns whether the words in a box, even dropped ones, are probably text and not comments. */
function isText({ view, scores, roles }: RoleState, box: number): boolean {
  let words = 0;
  let likely = 0;
  for (let block = firstBlockIn(view, box); block < endBlockIn(view, box); block++) {
    words += at(view.text.words, block);
    if (roles[block] !== 'comment') likely += at(view.text.words, block) * at(scores.body, block);
  }
  return words >= FEWEST_IN_TWIN && likely >= words * TEXT;
}

/**
 * Returns the smallest element with most of the likely text; -1 for none. It must contain the middle of this text, so
 * only the elements around the middle are tested.
 */
function boxOfText({ roles, scores, view }: RoleState): number {
  const { page, text, blocks } = view;
  const sums = new Float64Array(roles.length + 1);
  for (let block = 0; block < roles.length; block++) {
    const likely = roles[block] === 'body' ? Math.max(at(scores.body, block) - EVEN, 0) : 0;
    sums[block + 1] = at(sums, block) + at(text.words, block) * likely;
  }
  const total = at(sums, roles.length);
  if (total < FEWEST_WORDS) return -1;
  const middle = sums.findIndex((sum) => sum >= total / 2) - 1;
  // Start at the parent: a single block, such as a code listing, may be most of the text.
  let element = page.parentOf(at(blocks.element, middle));
  for (; element >= 0; element = page.parentOf(element)) {
    const held = at(sums, endBlockIn(view, element)) - at(sums, firstBlockIn(view, element));
    if (held >= PART_OF_TEXT * total && !PIECES.has(page.nameOf(element))) return element;
  }
  return -1;
}

const WIKI_BOXES = [
  [calls(WIKI_LINKS, '\\s'), 'related', 'reasonRelatedList'],
  [calls(WIKI_NOTICES, '\\s'), 'other', 'reasonAsksToDo'],
] as const;

/** Drops MediaWiki's boxes of links to other articles, and its notices to those who edit the article. */
export function takeWikiBoxes(state: RoleState): void {
  const { blocks, page } = state.view;
  const most = PART_OF_KEPT * keptIn(state).words;
  for (const [boxes, role, reason] of WIKI_BOXES)
    for (const box of page.index.matching('class', boxes))
      if (at(blocks.boundary, box) === box && keptInBox(state, box).words <= most) giveBox(state, box, role, reason);
}

/** Number of blocks at an article's start that are searched for its headline: labels may be above it. */
const HEAD_BLOCKS = 6;

/** Drops the `<article>` elements after the headline's own that also begin with an h1 (posts of a thread do not). */
export function takeNextArticles(state: RoleState): void {
  const { view, titleBlock } = state;
  const { page, blocks } = view;
  if (titleBlock < 0 || at(view.headingLevel, titleBlock) !== 1) return;
  const articles = page.index.named('article');
  const title = at(blocks.first, titleBlock);
  const own = articles.find((article) => page.holds(article, title));
  if (own === undefined) return;
  for (const article of articles) {
    if (article < page.endOf(own) || at(blocks.boundary, article) !== article) continue;
    const head = seenBlocksIn(view, article).slice(0, HEAD_BLOCKS);
    if (!head.some((block) => at(view.headingLevel, block) === 1)) continue;
    giveBox(state, article, 'related', 'reasonRelatedList');
  }
}

/** Minimum number of kept words in the headline's box for it to contain a whole short article. */
const WORDS_OF_A_POST = 20;
/** Minimum share of running text among the kept words in the headline's box for it to contain a whole short article. */
const RUNNING_TEXT = 0.3;
/** The headline's box is the whole article only if its mean probability of text is this much higher than elsewhere. */
const LESS_SURE = 0.05;
/** With a smaller share of the words of entries elsewhere, the headline's box is only the introduction to a list. */
const INTRODUCTION = 0.1;
/** Minimum number of words in a block of a list's entries, on average; lines of side columns are shorter. */
const ENTRY_WORDS = 20;
/** Minimum probability of `POSTS` to drop text outside the headline's box. A short post may look like a list. */
const LIKELY = 0.6;
const POSTS: readonly PageKind[] = ['article', 'listing'];

/**
 * Drops kept blocks outside the headline's box if the page is a post of a few lines among many links. On such a page,
 * most of the kept text is in side columns, and only the headline's box shows where the post ends.
 */
export function takeBesideHeadline(state: RoleState): void {
  const { scores, roles, view, titleBlock } = state;
  if (titleBlock < 0 || probabilityOf(scores, POSTS) < LIKELY) return;
  const { page } = view;
  const all = keptIn(state);
  for (let box = at(view.blocks.element, titleBlock); box >= 0; box = page.parentOf(box)) {
    const [first, end] = [firstBlockIn(view, box), endBlockIn(view, box)];
    const inside = keptIn(state, first, end);
    if (inside.words === all.words) return;
    if (!isWhole(inside, minus(all, inside))) continue;
    giveKept(state, 0, first, 'other', 'reasonBesideHeadline');
    giveKept(state, end, roles.length, 'other', 'reasonBesideHeadline');
    return;
  }
}

/**
 * Returns whether the headline's box contains a text, and the kept blocks elsewhere have a lower probability of being
 * text and, on average, are not longer than those in the box.
 */
function isWhole(inside: KeptSums, outside: KeptSums): boolean {
  const areEntries = outside.words >= ENTRY_WORDS * outside.blocks;
  if (areEntries && inside.words < INTRODUCTION * outside.words) return false;
  return (
    inside.words >= WORDS_OF_A_POST &&
    inside.good >= RUNNING_TEXT * inside.words &&
    outside.words / outside.blocks <= inside.words / inside.blocks &&
    inside.likely / inside.words >= outside.likely / outside.words + LESS_SURE
  );
}

/** Text above the headline is dropped only if at least this many dropped blocks are between it and the headline. */
const DROPPED_BETWEEN = 2;
/** Text above the headline is dropped only if at least this many words of running text are below the headline. */
const WORDS_BELOW = 30;
/** If a block above the headline has this probability of text, none is dropped: the headline was probably misplaced. */
const CERTAIN = 0.9;

/**
 * Drops the kept blocks above the headline if dropped blocks separate them from it: side columns and news in brief that
 * come first in the HTML. Text directly above a headline stays, because it may be its kicker or its introduction.
 */
export function takeAboveHeadline(state: RoleState): void {
  const { roles, scores, view, likeness, titleBlock } = state;
  if (titleBlock < 0 || at(likeness, titleBlock) < LIKE_TITLE) return;
  const last = roles.lastIndexOf('body', titleBlock - 1);
  if (titleBlock === 0 || last < 0 || roles.slice(0, last).includes('headline')) return;
  const isCertain = (role: BlockRole, block: number) => role === 'body' && at(scores.body, block) >= CERTAIN;
  if (roles.slice(0, titleBlock).some(isCertain)) return;
  const isDropped = (role: BlockRole, block: number) => role === 'other' && at(view.blocks.hidden, block) === 0;
  const between = roles.filter((role, block) => block > last && block < titleBlock && isDropped(role, block));
  if (between.length < DROPPED_BETWEEN || keptIn(state, titleBlock).good < WORDS_BELOW) return;
  giveKept(state, 0, titleBlock, 'other', 'reasonBesideHeadline');
}
