import { areAllLike, blocksIn, findGrids, MOST, rowsInText, seenIn } from '../../page/blocks/grids.ts';
import { endBlockIn, firstBlockIn, lineOf, type ModelView } from '../../page/blocks/model-view.ts';
import { hasDatedHeadline } from '../../page/blocks/page-blocks.ts';
import { Ending } from '../../page/blocks/scan-text.ts';
import { isPaid, leavesPage, leavesSite } from '../../page/links.ts';
import { at } from '../../shared/column.ts';
import { memoised } from '../../shared/memoised.ts';
import { announcementIn } from './cited-lists.ts';
import {
  areSure,
  give,
  isInside,
  keptBlocks,
  LIST_KINDS,
  linkAround,
  probabilityOf,
  type RoleState,
  speaksOf,
} from './state.ts';

/** Minimum share of linked words in a heading or line that counts as a link. */
const WHOLLY = 0.9;

/** Drops cards, carousels and lists of headings that link to other pages. This works in any language. */
export function takeTeaserLists(state: RoleState): void {
  const { roles } = state;
  const isList = memoised((box: number) => isTeaserList(state, box));
  for (const block of keptBlocks(state)) {
    if (!isTeaser(state, block)) continue;
    const box = boxAround(state, block);
    if (!isList(box)) continue;
    give(state, block, 'related', 'reasonRelatedList');
    const above = firstBlockIn(state.view, box) - 1;
    if (roles[above] === 'body' && speaksOf(state.view, above, 'related'))
      give(state, above, 'related', 'reasonRelatedList');
  }
}

/** Returns the smallest box around a block that contains other blocks too; -1 if there is none. */
function boxAround({ view }: RoleState, block: number): number {
  let element = at(view.blocks.element, block);
  while (element >= 0 && endBlockIn(view, element) - firstBlockIn(view, element) <= 1)
    element = view.page.parentOf(element);
  return element;
}

function isTeaserList(state: RoleState, box: number): boolean {
  if (box < 0) return false;
  const { view } = state;
  const [first, end] = [firstBlockIn(view, box), endBlockIn(view, box)];
  for (let block = first; block < end; block++) if (!isTeaser(state, block)) return false;
  // A list that a line with a colon announces is part of the text.
  return first === 0 || at(view.text.ending, first - 1) !== Ending.colon;
}

/** Returns the link that makes up a whole block and leads to another page; undefined if there is none. */
function linkOf({ page, text, blocks }: ModelView, block: number): number | undefined {
  if (at(text.linkWords, block) < at(text.words, block) * WHOLLY) return undefined;
  const link = linkAround(page, at(blocks.first, block));
  return link !== undefined && leavesPage(page, link) ? link : undefined;
}

const isTeaser = ({ view }: RoleState, block: number): boolean =>
  at(view.headingLevel, block) > 0 && linkOf(view, block) !== undefined;

/** Minimum number of links in the lines below a text, for these lines to be a list of links to other pages. */
const FEWEST_BELOW = 5;
/** Minimum share of links among the lines below a text, for these lines to be a list of links. */
const MOSTLY_BELOW = 0.7;
/** Maximum words in the lists below a text, as a multiple of its words. Longer lists are the content of the page. */
const LONGER = 8;
/** Minimum words of running text in a paragraph. Only lines below the last paragraph may be a list of links. */
const PARAGRAPH = 15;

const isWhollyLinked = ({ text }: ModelView, block: number): boolean =>
  at(text.linkWords, block) >= at(text.words, block) * WHOLLY;

/** The time before a headline in a ticker. It need not be in the link. */
const CLOCK = /^\s*(\d{1,2}):(\d{2})(?!\d)/;
/** Minimum share of links in a line of a ticker: the words of its time need not be links. */
const LINK_AND_CLOCK = 0.6;
/** Minimum share of a ticker's lines that are not later than the line above. The times of a programme rise. */
const FALLING = 0.8;

/** Returns the lines with a time of day and a link, if the latest come first, as in tickers. */
function linesOfTicker(view: ModelView, lines: readonly number[]): ReadonlySet<number> {
  const timed = lines.filter((block) => at(view.text.linkWords, block) >= at(view.text.words, block) * LINK_AND_CLOCK);
  const times = timed.flatMap((block) => {
    const [, hours, minutes] = CLOCK.exec(lineOf(view, block)) ?? [];
    return hours === undefined ? [] : [{ block, minute: Number(hours) * 60 + Number(minutes) }];
  });
  const falling = times.slice(1).filter(({ minute }, index) => minute <= (times[index]?.minute ?? 0));
  return new Set(falling.length < (times.length - 1) * FALLING ? [] : times.map(({ block }) => block));
}

/**
 * Drops lists of links to other pages below the last paragraph of a text: tickers, archives, the latest headlines. If
 * the page has no headline with a date, drops only lines of tickers, because the page may then be a list itself.
 */
export function takeListsBelow(state: RoleState): void {
  const { view, titleBlock } = state;
  const isDated = hasDatedHeadline(state);
  const below = keptBlocks(state).filter((block) => block > titleBlock);
  const ticker = linesOfTicker(view, below);
  const isLinked = (block: number) => ticker.has(block) || (isDated && isWhollyLinked(view, block));
  const isText = (block: number) => at(view.good, block) >= PARAGRAPH && !isLinked(block);
  const last = below.findLastIndex(isText);
  const lines = below.slice(last + 1);
  const linked = lines.filter(isLinked);
  if (last < 0 || linked.length < FEWEST_BELOW || linked.length < lines.length * MOSTLY_BELOW) return;
  const wordsIn = (blocks: readonly number[]) => blocks.reduce((sum, block) => sum + at(view.text.words, block), 0);
  if (wordsIn(lines) > wordsIn(below.slice(0, last + 1)) * LONGER) return;
  for (const block of isDated ? lines : linked) give(state, block, 'related', 'reasonRelatedList');
}

const FEWEST_LINKS = 2;
const LIST_LEVELS = 3;

/**
 * Drops the last lines of a text if they are only links to other pages of the site, or paid links. Keeps them if a
 * sentence or a word such as "Sources" announces them, or if the model finds it probable that they are text.
 */
export function takeClosingLinks(state: RoleState): void {
  const { view } = state;
  const bodies = keptBlocks(state);
  const links = bodies.slice(bodies.findLastIndex((block) => !leadsToOthers(state, block)) + 1);
  const [first] = links;
  if (first === undefined || links.length === bodies.length || areSure(state, links)) return;
  if (links.length < FEWEST_LINKS && !isInside(view, first, LIST_LEVELS, 'li')) return;
  const announcement = announcementIn(state, at(bodies, bodies.length - links.length - 1));
  if (announcement === 'sources' || announcement === 'sentence') return;
  for (const block of links) give(state, block, 'related', 'reasonRelatedList');
}

function leadsToOthers({ view }: RoleState, block: number): boolean {
  const link = at(view.headingLevel, block) > 0 ? undefined : linkOf(view, block);
  return link !== undefined && (!leavesSite(view.page, link) || isPaid(view.page, link));
}

/** Minimum probability that the page is a list or shop. On such a page, boxes are the text and not teasers. */
const CARDS = 0.3;

/**
 * Restores entries that other rules dropped as related links: on a list page, boxes named "teaser" are the entries.
 * Skips lists in which most entries were dropped completely: these are related links.
 */
export function keepEntries(state: RoleState): void {
  const { roles, kept, scores } = state;
  if (probabilityOf(scores, LIST_KINDS) < CARDS || !roles.includes('related')) return;
  for (const grid of findGrids(state.view)) {
    const items = grid.map((item) => blocksIn(state.view, item));
    const rest = items.filter((item) => item.some((block) => roles[block] === 'body'));
    if (rest.length < MOST * grid.length) continue;
    for (const block of items.flat())
      if (roles[block] === 'related' && at(kept, block) === 1) give(state, block, 'body', 'reasonListEntry');
  }
}

/** Minimum probability that the page is an article. On other pages, rows of links are not teasers but the text. */
const ARTICLE = 0.25;

/** Drops the remaining lines of teasers (links to other articles) whose headings another rule has dropped. */
export function takeRowsWithoutHeading(state: RoleState): void {
  const { roles, scores } = state;
  const isText = probabilityOf(scores, ['article']) >= ARTICLE && probabilityOf(scores, LIST_KINDS) < CARDS;
  if (!isText || !roles.includes('related')) return;
  for (const grid of rowsInText(state.view)) {
    const rows = grid.map((item) => seenIn(state.view, item));
    if (!areAllLike(rows, (block) => roles[block] === 'related')) continue;
    for (const block of rows.flat()) if (roles[block] === 'body') give(state, block, 'related', 'reasonRelatedList');
  }
}
