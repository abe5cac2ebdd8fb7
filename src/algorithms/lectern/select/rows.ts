/** Keeps or leaves out rows in a text together: facts, prices, steps, teasers (docs/specs/lectern.md, "Selection"). */
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../steps/column.ts';
import type { ModelView } from '../page/model-view.ts';
import { EVEN, give, type RoleState } from '../roles/types.ts';
import { ALIKE, blocksIn, findGrids, type Grid, isData, likeness, MOST, missing } from './grids.ts';

/** Fewest rows of one kind in a text, and their words. */
const FEWEST_ROWS = 3;
const WORDS_OF_ROWS = 8;
/** Most words of a short row, on average: a fact, a price. */
const SHORT_ROW = 12;
/** Least mean probability of partly kept short rows; a longer row needs an even one. */
const POSSIBLE = 0.4;
/** Share of links from which a line is a link to elsewhere. */
const LINKED = 0.5;

/**
 * Decides rows in a text together. If most of them are kept, or all are short and possible for the model, the missing
 * ones are kept too; if most are left out and begin with links, all are left out.
 */
export function decideRows(
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

/** Finds the lines that several rows repeat and that are mostly left out: "Buying options", "Read the review". */
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

/** Returns the mean of a measure over some blocks, weighted by their words. */
function shareOf({ text }: ModelView, blocks: readonly number[], measure: (block: number) => number): number {
  const words = blocks.reduce((sum, block) => sum + at(text.words, block), 0);
  return blocks.reduce((sum, block) => sum + at(text.words, block) * measure(block), 0) / Math.max(words, 1);
}

/** Whether nearly all rows begin with a block that satisfies `isSuch`. */
const areAllLike = (rows: readonly (readonly number[])[], isSuch: (block: number) => boolean) =>
  rows.filter(([first]) => first !== undefined && isSuch(first)).length >= ALIKE * rows.length;

/** Whether the items of a grid contain boxes, or belong to a list: bare paragraphs are not rows. */
function isBuilt({ boxes, page }: ModelView, grid: Grid): boolean {
  const [first = 0] = grid;
  return page.nameOf(at(boxes.element, first)) === 'li' || grid.some((item) => at(boxes.above, item + 1) === item);
}

/** Leaves out rows of links to other articles when their heading was left out. */
export function dropHeadless(state: RoleState): void {
  const { roles, context } = state;
  for (const grid of rowsInText(context.view)) {
    const rows = grid.map((item) => seenIn(context.view, item));
    if (!areAllLike(rows, (block) => roles[block] === 'related')) continue;
    for (const block of rows.flat()) if (roles[block] === 'body') give(state, block, 'related', 'reasonRelatedList');
  }
}
