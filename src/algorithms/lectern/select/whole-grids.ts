/** Keeps all items of a run of similar boxes or none (docs/specs/lectern.md, "Selection"). */

import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../steps/column.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import type { ModelScores } from '../model/apply.ts';
import type { ModelView } from '../page/model-view.ts';
import { give, type RoleState } from '../roles/types.ts';
import { ALIKE, blocksIn, findGrids, type Grid, isData, likeness, MOST, missing } from './grids.ts';
import { decideRows, dropHeadless } from './rows.ts';
import { restOfLists } from './whole-lists.ts';

/** The kept blocks, and the reasons for those that the model did not decide. */
export interface WholeGrids {
  kept: Uint8Array;
  reasons: ReadonlyMap<number, MessageKey>;
  /** The grids, if the page exists for them. */
  grids: readonly Grid[];
  /** Whether the page is neither a list nor a shop: rows are then part of a text. */
  isText: boolean;
}

/** Probability of an article from which items may be cited one by one. */
const ARTICLE = 0.25;
/** Probability of a list or shop from which boxes may be beside a text. */
const CARDS = 0.3;
/** Share of kept items from which a grid is not left out; the rest was cut from it. */
const NEARLY_ALL = 0.95;
/** Words of running text outside a grid, per kept word in it, from which the page exists for that text. */
const TEXT_OUTSIDE = 2;

/** Completes grids that the model keeps in part, or leaves them out; completes lists within a text. */
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
  const result = { kept: kept.slice(), reasons: new Map<number, MessageKey>(), grids: hasCards ? grids : [], isText };
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

/**
 * Puts back blocks of items that the rules removed as related links: on a list, "teaser" and "related" name the
 * entries. Does so only where most items still have kept blocks.
 */
export function headEntries(state: RoleState, { kept, grids, reasons, isText }: WholeGrids): void {
  const { roles } = state;
  for (const grid of grids) {
    const items = grid.map((item) => blocksIn(state.context.view, item));
    const rest = items.filter((item) => item.some((block) => roles[block] === 'body'));
    if (rest.length < MOST * grid.length) continue;
    for (const block of items.flat())
      if (roles[block] === 'related' && at(kept, block) === 1) give(state, block, 'body', 'reasonListEntry');
  }
  for (const [block, reason] of reasons) if (!state.reasons.has(block)) state.reasons.set(block, reason);
  if (isText) dropHeadless(state);
}

function sumWhere({ text }: ModelView, kept: Uint8Array, isSuch: (block: number) => boolean): number {
  return kept.reduce((sum, isKept, block) => sum + (isKept && isSuch(block) ? at(text.words, block) : 0), 0);
}

/** Whether the grid has only short kept lines, and the rest of the page much more running text. */
function isAside(view: ModelView, kept: Uint8Array, blocks: readonly number[], prose: number): boolean {
  const own = blocks.filter((block) => at(kept, block) === 1);
  if (own.some((block) => at(view.isParagraph, block) === 1)) return false;
  return prose > TEXT_OUTSIDE * own.reduce((sum, block) => sum + at(view.text.words, block), 0);
}
