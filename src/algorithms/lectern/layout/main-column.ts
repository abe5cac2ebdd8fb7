/** Finds the main column: the horizontal range that has the most words in blocks that are surely body text. */

import type { ModelView } from '../../../page/blocks/model-view.ts';
import { isSetByStyles } from '../../../page/main-column.ts';
import { at } from '../../../shared/column.ts';

export interface Column {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether the page's styles place the column. If not, a block's position in the column means nothing. */
  isSet: boolean;
}

/** Minimum probability of a block that is surely body text. */
const SURE_TEXT = 0.8;
/** Boxes whose left and right edges differ by less than about this are in one column (CSS pixels). */
const GRID = 8;

/** Returns the main column; null if nothing is laid out, or if no block is surely body text. */
export function findColumn(view: ModelView, body: Float32Array): Column | null {
  const { blocks, text, page } = view;
  const { x, y, width, height } = page.nodes;
  const viewport = page.snapshot.viewport.width;
  const isSure = (block: number): boolean =>
    at(body, block) >= SURE_TEXT && at(blocks.hidden, block) === 0 && at(width, at(blocks.element, block)) > 0;
  const sure = [...body.keys()].filter(isSure);
  const words = new Map<string, { words: number; left: number; right: number }>();
  for (const block of sure) {
    const box = at(blocks.element, block);
    const left = at(x, box);
    const right = left + at(width, box);
    const key = `${Math.round(left / GRID)} ${Math.round(right / GRID)}`;
    const entry = words.get(key) ?? { words: 0, left, right };
    entry.words += at(text.words, block);
    words.set(key, entry);
  }
  let best: { words: number; left: number; right: number } | null = null;
  for (const entry of words.values()) if (entry.words > (best?.words ?? 0)) best = entry;
  if (!best) return null;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const block of sure) {
    const box = at(blocks.element, block);
    if (at(x, box) < best.left - GRID || at(x, box) + at(width, box) > best.right + GRID) continue;
    top = Math.min(top, at(y, box));
    bottom = Math.max(bottom, at(y, box) + at(height, box));
  }
  return { left: best.left, right: best.right, top, bottom, isSet: isSetByStyles(best, viewport) };
}

/** Returns the share of a box's width that is in the column, 0 … 1; 1 for a box without width (inline or hidden). */
export function shareInColumn({ page }: ModelView, { left, right }: Column, box: number): number {
  const { x, width } = page.nodes;
  const own = at(width, box);
  if (own <= 0) return 1;
  const shared = Math.min(right, at(x, box) + own) - Math.max(left, at(x, box));
  return Math.max(shared, 0) / own;
}
