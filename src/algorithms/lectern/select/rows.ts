/**
 * Keeps or leaves out all rows of a group together, for example facts, prices, steps, or teasers within a text
 * (docs/specs/lectern.md, "Selection").
 */

import { areAllLike, MOST, missing, rowsInText, seenIn } from '../../../page/blocks/grids.ts';
import type { ModelView } from '../../../page/blocks/model-view.ts';
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';

/** Rows are short, like facts or prices, if their mean length is at most this (words). */
const SHORT_ROW = 12;
/** If a group of short rows has at least this mean probability, its missing rows are added. */
const POSSIBLE = 0.4;
/** If a longer row has at least this mean probability, its missing lines are added. */
const EVEN = 0.5;
/** Share of linked words above which a line counts as a link. */
const LINKED = 0.5;

/**
 * For each group of rows within a text, keeps or leaves out all rows together. The missing rows are added if most rows
 * are kept, or if the rows are short and probable enough. All rows are left out if all begin with links and most are
 * left out.
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

/**
 * Returns a test for labels: lines that several rows repeat and that are mostly left out, such as "Read the review".
 */
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
