/**
 * Keeps either all items of a grid (a run of similar boxes) or none, and completes lists between two paragraphs of the
 * article, such as ingredients, tools or sources (docs/specs/lectern.md, "Selection").
 */
import {
  ALIKE,
  areAllLike,
  blocksIn,
  findGrids,
  isData,
  likeness,
  MOST,
  missing,
  rowsInText,
  seenIn,
} from '../../../page/blocks/grids.ts';
import {
  endBlockIn,
  firstBlockIn,
  type ModelView,
  nextSeen,
  seenBlocksIn,
  sumOf,
} from '../../../page/blocks/model-view.ts';
import { Ending } from '../../../page/blocks/scan-text.ts';
import { union } from '../../../page/element-index.ts';
import { leavesPage } from '../../../page/links.ts';
import type { Page } from '../../../page/page.ts';
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';
import { kindProbability, type ModelScores } from '../model/apply.ts';

/** From this probability of an article on, a grid's missing items are not added: an article may quote single items. */
const ARTICLE = 0.25;
/** Minimum probability of a list or shop. Only on such pages, grids may be left out as teasers beside the text. */
const CARDS = 0.3;
/** If the model keeps at least this share of a grid's items, the grid is part of the text and is not left out. */
const NEARLY_ALL = 0.95;
/** A grid counts as teasers only if the kept paragraphs have more than this many times the words of its kept lines. */
const TEXT_OUTSIDE = 2;

/**
 * Adds the missing items of grids that the model keeps only in part, or leaves out such grids; completes lists within a
 * text. Returns the kept blocks, and the reason for each block about which a rule decided.
 */
export function wholeGrids(view: ModelView, kept: Uint8Array, { kinds, body }: ModelScores) {
  const isList = kindProbability(kinds, 'article') < ARTICLE;
  const hasCards = kindProbability(kinds, 'listing', 'collection', 'product') >= CARDS;
  const isText = !isList && !hasCards;
  const grids = isText ? [] : findGrids(view);
  const result = { kept: kept.slice(), reasons: new Map<number, MessageKey>() };
  const set = (block: number, value: number, reason: MessageKey) => {
    if (at(result.kept, block) === value) return;
    result.kept[block] = value;
    result.reasons.set(block, reason);
  };
  const prose = keptProse(view, kept);
  for (const grid of grids) {
    const blocks = grid.map((item) => blocksIn(view, item));
    const some = blocks.filter((item) => item.some((block) => at(kept, block) === 1)).length;
    if (some === 0) continue;
    const all = blocks.flat();
    if (hasCards && some < NEARLY_ALL * grid.length && !isData(view, grid) && isAside(view, kept, all, prose))
      for (const block of all) set(block, 0, 'reasonBoxBeside');
    else if (isList && some < grid.length && likeness(view, grid) >= ALIKE)
      for (const block of missing(view, kept, grid)) set(block, 1, 'reasonListOfKept');
    for (const block of blocks.flatMap((item) => hiddenCopies(view, item))) set(block, 0, 'reasonHiddenLine');
  }
  if (isText) decideRows(view, kept, body, set);
  for (const block of restOfLists(view, result.kept, kinds)) set(block, 1, 'reasonListOfKept');
  return result;
}

function hiddenCopies({ blocks: { hidden }, text: { hash } }: ModelView, item: readonly number[]): readonly number[] {
  const unseen = item.filter((block) => at(hidden, block) !== 0);
  if (unseen.length === 0) return unseen;
  const seen = new Set(item.filter((block) => at(hidden, block) === 0).map((block) => at(hash, block)));
  return unseen.filter((block) => seen.has(at(hash, block)));
}

function keptProse({ text, isParagraph }: ModelView, kept: Uint8Array): number {
  return kept.reduce((sum, isKept, block) => sum + (isKept & at(isParagraph, block) ? at(text.words, block) : 0), 0);
}

/** Returns whether only short lines of a grid are kept, and the page has much more running text than these lines. */
function isAside(view: ModelView, kept: Uint8Array, blocks: readonly number[], prose: number): boolean {
  const own = blocks.filter((block) => at(kept, block) === 1);
  if (own.some((block) => at(view.isParagraph, block) === 1)) return false;
  return prose > TEXT_OUTSIDE * own.reduce((sum, block) => sum + at(view.text.words, block), 0);
}

/** Maximum mean length of short rows, such as facts or prices (words). */
const SHORT_ROW = 12;
/** Missing lines of a group of short rows are added if the mean probability of all its lines is at least this. */
const POSSIBLE = 0.4;
/** In a group of longer rows, missing lines are added only to rows whose lines have at least this mean probability. */
const EVEN = 0.5;
/** Share of linked words above which a line counts as a link, and a list as a list of links. */
const LINKED = 0.5;

/**
 * For each group of rows within a text, such as facts, prices, steps or teasers, keeps or leaves out all rows together
 * (docs/specs/lectern.md, "Selection"). The missing rows are added if most rows are kept, or if the rows are short and
 * probable enough. If nearly all rows begin with a link and the model keeps fewer than half of them, all are left out.
 */
function decideRows(
  view: ModelView,
  kept: Uint8Array,
  body: Float32Array,
  set: (block: number, value: number, reason: MessageKey) => void,
): void {
  const { words, linkWords } = view.text;
  const isKept = (block: number) => at(kept, block);
  const isLikely = (block: number) => at(body, block);
  for (const grid of rowsInText(view)) {
    const rows = grid.map((item) => seenIn(view, item));
    const all = rows.flat();
    const share = shareOf(view, all, isKept);
    if (share === 0 || share === 1) continue;
    const most = rows.filter((row) => shareOf(view, row, isKept) >= MOST).length >= MOST * grid.length;
    const areLed = areAllLike(rows, (block) => at(linkWords, block) > LINKED * at(words, block));
    const areShort = all.reduce((sum, block) => sum + at(words, block), 0) <= SHORT_ROW * grid.length;
    const arePossible = areShort && !areLed && shareOf(view, all, isLikely) >= POSSIBLE;
    if ((most && share >= MOST) || arePossible) {
      const likely = rows.filter((row) => areShort || shareOf(view, row, isLikely) >= EVEN);
      const rest = new Set(missing(view, kept, grid));
      const isLabel = labelsOf(view, kept, all);
      for (const block of likely.flat()) if (rest.has(block) && !isLabel(block)) set(block, 1, 'reasonListOfKept');
    } else if (areLed && !most) for (const block of all) set(block, 0, 'reasonRelatedList');
  }
}

/** Returns a test for labels ("Read the review"): lines that occur in several rows, with most copies left out. */
function labelsOf({ text: { hash } }: ModelView, kept: Uint8Array, blocks: readonly number[]) {
  const counts = new Map<number, { all: number; kept: number }>();
  for (const block of blocks) {
    const count = counts.get(at(hash, block)) ?? { all: 0, kept: 0 };
    counts.set(at(hash, block), { all: count.all + 1, kept: count.kept + at(kept, block) });
  }
  return (block: number) => {
    const { all, kept: own } = counts.get(at(hash, block)) ?? { all: 0, kept: 0 };
    return all > 1 && own < MOST * all;
  };
}

/** Returns the mean of a measure over some blocks, weighted by their number of words. */
function shareOf({ text }: ModelView, blocks: readonly number[], measure: (block: number) => number): number {
  const words = blocks.reduce((sum, block) => sum + at(text.words, block), 0);
  return blocks.reduce((sum, block) => sum + at(text.words, block) * measure(block), 0) / Math.max(words, 1);
}

/** Minimum probability of an article to complete lists. On other pages, a list is the whole content or a menu. */
const SURE_ARTICLE = 0.5;
const FEWEST_ITEMS = 2;
/** Maximum number of blocks in a list to complete. If a longer one is kept only in part, the model may be right. */
const MOST_ITEMS = 100;

/**
 * Returns the missing blocks of lists that the model kept in part or not at all. The blocks directly before and after
 * the list must be kept and in the same box as the list. A list of links must be announced by a heading or a colon, and
 * must not be a table of contents of this page.
 */
export function restOfLists(view: ModelView, kept: Uint8Array, kinds: Float64Array): number[] {
  if (kindProbability(kinds, 'article') < SURE_ARTICLE) return [];
  const { page } = view;
  const lists = union(['ul', 'ol', 'dl'].map(page.index.named));
  return lists.flatMap((list) => {
    // without this limit, the search through many nested lists would take quadratic time
    if (endBlockIn(view, list) - firstBlockIn(view, list) > MOST_ITEMS) return [];
    const rest = seenBlocksIn(view, list).filter((block) => at(kept, block) === 0);
    return rest.length > 0 && isOfText(view, kept, list) ? rest : [];
  });
}

function isOfText(view: ModelView, kept: Uint8Array, list: number): boolean {
  const { page, text, sums, headingLevel } = view;
  const [first, end] = [firstBlockIn(view, list), endBlockIn(view, list)];
  const items = seenBlocksIn(view, list).length;
  if (items < FEWEST_ITEMS) return false;
  const around = page.parentOf(list);
  const before = nextSeen(view, first - 1, -1);
  const behind = nextSeen(view, end, 1);
  if (before < firstBlockIn(view, around) || behind >= endBlockIn(view, around)) return false;
  if (at(kept, before) === 0 || at(kept, behind) === 0) return false;
  if (sumOf(sums.linkWords, first, end) <= LINKED * sumOf(sums.words, first, end)) return true;
  const isAnnounced = at(headingLevel, before) > 0 || at(text.ending, before) === Ending.colon;
  return isAnnounced && !leadsThrough(page, list);
}

/** Returns whether a list contains a link to a part of this page, as a table of contents does. */
function leadsThrough(page: Page, list: number): boolean {
  for (let id = list; id < page.endOf(list); id++) if (page.nameOf(id) === 'a' && !leavesPage(page, id)) return true;
  return false;
}
