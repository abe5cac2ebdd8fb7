/** Keeps either all items of a grid (a run of similar boxes) or none (docs/specs/lectern.md, "Selection"). */

import { ALIKE, blocksIn, findGrids, isData, likeness, missing } from '../../../page/blocks/grids.ts';
import type { ModelView } from '../../../page/blocks/model-view.ts';
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import type { ModelScores } from '../model/apply.ts';
import { decideRows } from './rows.ts';
import { restOfLists } from './whole-lists.ts';

/** The kept blocks, and the reasons for blocks about which a rule decided instead of the model. */
export interface WholeGrids {
  kept: Uint8Array;
  reasons: ReadonlyMap<number, MessageKey>;
}

/**
 * If the page is an article with at least this probability, its grids are not completed: an article may quote single
 * items.
 */
const ARTICLE = 0.25;
/** If the page is a list or shop with at least this probability, a grid may be a box of teasers beside the text. */
const CARDS = 0.3;
/** A grid of which at least this share of the items is kept is part of the text, so it is not left out. */
const NEARLY_ALL = 0.95;
/**
 * A grid is beside the text if the page has more than this many words of running text outside the grid for each kept
 * word inside it.
 */
const TEXT_OUTSIDE = 2;

/**
 * For each grid of which the model keeps only a part, adds the rest or leaves out the whole grid. Also completes lists
 * within a text.
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

/**
 * Returns whether a grid is beside the text: only short lines of the grid are kept, and the page has much more running
 * text than these lines.
 */
function isAside(view: ModelView, kept: Uint8Array, blocks: readonly number[], prose: number): boolean {
  const own = blocks.filter((block) => at(kept, block) === 1);
  if (own.some((block) => at(view.isParagraph, block) === 1)) return false;
  return prose > TEXT_OUTSIDE * own.reduce((sum, block) => sum + at(view.text.words, block), 0);
}
