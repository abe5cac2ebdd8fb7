/** Keeps either all items of a grid (a run of similar boxes) or none (docs/specs/lectern.md, "Selection"). */

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
import type { ModelView } from '../../../page/blocks/model-view.ts';
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import type { ModelScores } from '../model/apply.ts';
import { restOfLists } from './whole-lists.ts';

/** The kept blocks, and the reason for each block about which a rule decided instead of the model. */
interface WholeGrids {
  kept: Uint8Array;
  reasons: ReadonlyMap<number, MessageKey>;
}

/** From this probability of an article on, missing items are not added: an article may quote single items of a grid. */
const ARTICLE = 0.25;
/** Minimum probability of a list or shop. Only on such pages, grids may be left out as teasers beside the text. */
const CARDS = 0.3;
/** If the model keeps at least this share of a grid's items, the grid is part of the text and is not left out. */
const NEARLY_ALL = 0.95;
/**
 * A grid is beside the text if the page has more than this many kept words of running text outside the grid for each
 * kept word inside it.
 */
const TEXT_OUTSIDE = 2;

/**
 * Adds the missing items of grids that the model keeps only in part, or leaves out such grids as a whole. Also
 * completes lists within a text.
 */
export function wholeGrids(
  view: ModelView,
  kept: Uint8Array,
  { kinds, body }: Pick<ModelScores, 'kinds' | 'body'>,
): WholeGrids {
  const probability = (...names: readonly PageKind[]) =>
    names.reduce((sum, name) => sum + at(kinds, PAGE_KINDS.indexOf(name)), 0);
  const isList = probability('article') < ARTICLE;
  const hasCards = probability('listing', 'collection', 'product') >= CARDS;
  const isText = !isList && !hasCards;
  const grids = isText ? [] : findGrids(view);
  const result = { kept: kept.slice(), reasons: new Map<number, MessageKey>() };
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
  if (isText) decideRows(view, kept, body, set);
  for (const block of restOfLists(view, result.kept, kinds)) set(block, 1, 'reasonListOfKept');
  return result;
}

const COPY = 'reasonHiddenLine';

function hiddenCopies({ blocks: { hidden }, text: { hash } }: ModelView, item: readonly number[]): readonly number[] {
  const unseen = item.filter((block) => at(hidden, block) !== 0);
  if (unseen.length === 0) return unseen;
  const seen = new Set(item.filter((block) => at(hidden, block) === 0).map((block) => at(hash, block)));
  return unseen.filter((block) => seen.has(at(hash, block)));
}

function sumWhere({ text }: ModelView, kept: Uint8Array, isSuch: (block: number) => boolean): number {
  return kept.reduce((sum, isKept, block) => sum + (isKept && isSuch(block) ? at(text.words, block) : 0), 0);
}

/** The model keeps only short lines of such a grid, and the page has much more running text than these lines. */
function isAside(view: ModelView, kept: Uint8Array, blocks: readonly number[], prose: number): boolean {
  const own = blocks.filter((block) => at(kept, block) === 1);
  if (own.some((block) => at(view.isParagraph, block) === 1)) return false;
  return prose > TEXT_OUTSIDE * own.reduce((sum, block) => sum + at(view.text.words, block), 0);
}

/** Rows are short, like facts or prices, if their mean length is at most this (words). */
const SHORT_ROW = 12;
/** Minimum mean probability of a group of short rows whose missing rows are added. */
const POSSIBLE = 0.4;
/** Minimum mean probability of a longer row whose missing lines are added. */
const EVEN = 0.5;
/** Share of linked words above which a line counts as a link. */
const LINKED = 0.5;

/**
 * For each group of rows within a text, such as facts, prices, steps or teasers, keeps or leaves out all rows together
 * (docs/specs/lectern.md, "Selection"). The missing rows are added if most rows are kept, or if the rows are short and
 * probable enough. All rows are left out if all begin with links and most are left out.
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

/** A label, such as "Read the review", is repeated by several rows, and most copies of it are left out. */
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
