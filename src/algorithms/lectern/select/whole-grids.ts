/** One decision for a run of like boxes: all of its items or none (docs/specs/lectern.md, "Selection"). */

import type { MessageKey } from '../../../wording/message.ts';
import { at } from '../../steps/column.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import type { Scores } from '../model/apply.ts';
import type { ModelView } from '../page/model-view.ts';
import { EVEN, give, type RoleState } from '../roles/types.ts';
import { findGrids, type Grid, likeness, placeInItem } from './grids.ts';
import { restOfLists } from './whole-lists.ts';

/** What is kept, and why, where that is not the model's. */
export interface WholeGrids {
  kept: Uint8Array;
  reasons: ReadonlyMap<number, MessageKey>;
  /** Those of a page that is there for them. */
  grids: readonly Grid[];
}

/** On pages that are as probably articles, items may be cited one by one. */
const ARTICLE = 0.25;
/** So many of the items are built alike. */
const ALIKE = 0.8;
/** So much of what stands in a place of the kept items is kept. */
const MOST = 0.5;
/** On pages that are as probably lists or shops, what stands beside a text may be in boxes. */
const CARDS = 0.3;
/** Elements that are a piece of data, beside a text or not. */
const DATA: ReadonlySet<string> = new Set(['tr', 'td', 'th', 'dt', 'dd']);
/** Of a grid of which as much is kept, so many items are that the rest is what was cut from it. */
const NEARLY_ALL = 0.95;
/** Running text that is kept outside the grid, for each of its own kept words: then the page is there for that. */
const TEXT_OUTSIDE = 2;

/** Grids of which the model keeps some items are completed, or left out as a whole; lists within a text are completed. */
export function wholeGrids(
  view: ModelView,
  kept: Uint8Array,
  { kinds, body }: Pick<Scores, 'kinds' | 'body'>,
): WholeGrids {
  const isList = isListed(kinds);
  const hasCards = hasBoxes(kinds);
  const grids = isList || hasCards ? findGrids(view) : [];
  const result = { kept: kept.slice(), reasons: new Map<number, MessageKey>(), grids: hasCards ? grids : [] };
  const set = (block: number, value: number, reason: MessageKey) => {
    if (at(result.kept, block) === value) return;
    result.kept[block] = value;
    result.reasons.set(block, reason);
  };
  const prose = sumWhere(view, kept, (block) => at(view.isParagraph, block) === 1);
  for (const grid of grids) {
    const blocks = grid.map((item) => blocksIn(view, item));
    const some = blocks.filter((item) => item.some((block) => at(kept, block) === 1)).length;
    if (some === 0) continue;
    const all = blocks.flat();
    if (hasCards && some < NEARLY_ALL * grid.length && !isData(view, grid) && isAside(view, kept, all, prose))
      for (const block of all) set(block, 0, 'reasonBoxBeside');
    else if (isList && some < grid.length && likeness(view, grid) >= ALIKE)
      for (const block of missing(view, kept, grid)) set(block, 1, 'reasonListOfKept');
    for (const block of blocks.flatMap((item) => hiddenCopies(view, item))) set(block, 0, COPY);
  }
  if (!isList && !hasCards) decideRows(view, kept, body, set);
  for (const block of restOfLists(view, result.kept, kinds)) set(block, 1, 'reasonListOfKept');
  return result;
}

/** Fewest rows of one kind in a text, and their words. */
const FEWEST_ROWS = 3;
const WORDS_OF_ROWS = 8;
/** Most words of a short row, on average: a fact, a price. */
const SHORT_ROW = 12;
/** Least mean probability of short rows of which some are kept; of a longer row it is even. */
const POSSIBLE = 0.4;
/** Share of links from which a line leads elsewhere. */
const LINKED = 0.5;

/**
 * Decides rows in a text together: where most of them are kept, or they are short and the model thinks all of them possible, what is missing
 * in them is kept too; where most are left out and begin with links, so are those that were kept.
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

/** Tells the lines that several rows say and of which most are left out: "Buying options", "Read the review". */
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

function rowsInText(view: ModelView): readonly Grid[] {
  const grids = findGrids(view, FEWEST_ROWS, WORDS_OF_ROWS);
  return grids.filter((grid) => !isData(view, grid) && isBuilt(view, grid) && likeness(view, grid) >= ALIKE);
}

const seenIn = (view: ModelView, item: number) =>
  blocksIn(view, item).filter((block) => at(view.blocks.hidden, block) === 0);

/** The mean of a measure over some blocks, weighted by their words. */
function shareOf({ text }: ModelView, blocks: readonly number[], measure: (block: number) => number): number {
  const words = blocks.reduce((sum, block) => sum + at(text.words, block), 0);
  return blocks.reduce((sum, block) => sum + at(text.words, block) * measure(block), 0) / Math.max(words, 1);
}

/** Whether nearly all rows begin with such a block. */
const areAllLike = (rows: readonly (readonly number[])[], isSuch: (block: number) => boolean) =>
  rows.filter(([first]) => first !== undefined && isSuch(first)).length >= ALIKE * rows.length;

/** Whether the items of a grid hold boxes, or are those of a list: bare paragraphs are no rows. */
function isBuilt({ boxes, page }: ModelView, grid: Grid): boolean {
  const [first = 0] = grid;
  return page.nameOf(at(boxes.element, first)) === 'li' || grid.some((item) => at(boxes.above, item + 1) === item);
}

const probabilityOf = (kinds: Float64Array, ...names: readonly PageKind[]) =>
  names.reduce((sum, name) => sum + at(kinds, PAGE_KINDS.indexOf(name)), 0);
const isListed = (kinds: Float64Array) => probabilityOf(kinds, 'article') < ARTICLE;
const hasBoxes = (kinds: Float64Array) => probabilityOf(kinds, 'listing', 'collection', 'product') >= CARDS;

const COPY = 'reasonHiddenLine';

function hiddenCopies({ blocks: { hidden }, text: { hash } }: ModelView, item: readonly number[]): readonly number[] {
  const unseen = item.filter((block) => at(hidden, block) !== 0);
  if (unseen.length === 0) return unseen;
  const seen = new Set(item.filter((block) => at(hidden, block) === 0).map((block) => at(hash, block)));
  return unseen.filter((block) => seen.has(at(hash, block)));
}

/**
 * What the rules for single blocks have taken out of the items is put back where it heads what they left: "teaser" and "related" are
 * names of what leads elsewhere, which on a list is what there is to read.
 */
export function headEntries(state: RoleState, { kept, grids, reasons }: WholeGrids): void {
  const { roles } = state;
  for (const grid of grids) {
    const items = grid.map((item) => blocksIn(state.context.view, item));
    const rest = items.filter((item) => item.some((block) => roles[block] === 'body'));
    if (rest.length < MOST * grid.length) continue;
    for (const block of items.flat())
      if (roles[block] === 'related' && at(kept, block) === 1) give(state, block, 'body', 'reasonListEntry');
  }
  for (const [block, reason] of reasons) if (!state.reasons.has(block)) state.reasons.set(block, reason);
}

/** In a text, rows that begin with links to other articles go with these. */
export function dropHeadless(state: RoleState): void {
  const { roles, context, scores } = state;
  if (isListed(scores.kinds) || hasBoxes(scores.kinds)) return;
  for (const grid of rowsInText(context.view)) {
    const rows = grid.map((item) => seenIn(context.view, item));
    if (!areAllLike(rows, (block) => roles[block] === 'related')) continue;
    for (const block of rows.flat()) if (roles[block] === 'body') give(state, block, 'related', 'reasonRelatedList');
  }
}

function isData({ boxes, page }: ModelView, grid: Grid): boolean {
  return DATA.has(page.nameOf(at(boxes.element, grid[0] ?? 0)));
}

function blocksIn({ boxes }: ModelView, item: number): number[] {
  const start = at(boxes.start, item);
  return Array.from({ length: at(boxes.end, item) - start }, (_, place) => start + place);
}

function sumWhere({ text }: ModelView, kept: Uint8Array, isSuch: (block: number) => boolean): number {
  return kept.reduce((sum, isKept, block) => sum + (isKept && isSuch(block) ? at(text.words, block) : 0), 0);
}

/** Whether short lines are kept in a grid, and much more running text elsewhere. */
function isAside(view: ModelView, kept: Uint8Array, blocks: readonly number[], prose: number): boolean {
  const own = blocks.filter((block) => at(kept, block) === 1);
  if (own.some((block) => at(view.isParagraph, block) === 1)) return false;
  return prose > TEXT_OUTSIDE * own.reduce((sum, block) => sum + at(view.text.words, block), 0);
}

/** Blocks in the places that are kept in most of the items of which something is. */
function missing(view: ModelView, kept: Uint8Array, grid: Grid): number[] {
  const words = new Map<number, { all: number; kept: number }>();
  const placed = grid.flatMap((item) => {
    const blocks = blocksIn(view, item);
    const isKept = blocks.some((block) => at(kept, block) === 1);
    return blocks.map((block) => {
      const place = placeInItem(view, item, block);
      if (isKept) {
        const sum = words.get(place) ?? { all: 0, kept: 0 };
        sum.all += at(view.text.words, block);
        if (at(kept, block) === 1) sum.kept += at(view.text.words, block);
        words.set(place, sum);
      }
      return { block, place };
    });
  });
  return placed.flatMap(({ block, place }) => {
    const sum = words.get(place);
    const isMissing = at(view.blocks.hidden, block) === 0 && sum && sum.kept >= MOST * sum.all;
    return isMissing ? [block] : [];
  });
}
