import type { ModelView } from '../../../page/blocks/model-view.ts';
import { at } from '../../../shared/column.ts';
import { type Column, shareInColumn } from './main-column.ts';

/** Maximum number of words in a row's label. */
const LABEL_WORDS = 15;
/** Maximum number of blocks in a row before the row's text, such as a label and a time. */
const MOST_BEFORE = 3;
const FEWEST_ROWS = 3;
/** Minimum share of a block's width in the main column for the text of a row. Otherwise it is the row's label. */
const IN_COLUMN = 0.5;
/** Largest gap or overlap of two boxes that count as touching (CSS pixels). */
const TOUCH = 2;
/** Minimum mean probability of the texts of similar rows. If the mean is lower, the rows keep their probabilities. */
const EVEN = 0.5;

/**
 * Finds labels to the left of their texts, such as speakers, days of a diary or versions of a changelog. A label and
 * its text are on one line and follow each other in the page; at least three labels must look alike. Maps the blocks of
 * these rows to their minimum probability, the mean of the texts.
 */
export function probabilityInRows(view: ModelView, column: Column, body: Float32Array): ReadonlyMap<number, number> {
  const kinds = new Map<number, [label: number, text: number][]>();
  for (let block = 0; block < body.length; block++) {
    const text = textOfRow(view, column, block);
    if (text < 0) continue;
    const kind = at(view.elements.signaturePath, at(view.blocks.element, block));
    const rows = kinds.get(kind);
    if (rows) rows.push([block, text]);
    else kinds.set(kind, [[block, text]]);
  }
  const least = new Map<number, number>();
  for (const rows of kinds.values()) {
    if (rows.length < FEWEST_ROWS) continue;
    const mean = meanOfTexts(view, body, new Set(rows.map(([, text]) => text)));
    if (mean < EVEN) continue;
    for (const row of rows) for (const block of row) least.set(block, Math.max(mean, least.get(block) ?? 0));
  }
  return least;
}

function meanOfTexts({ text }: ModelView, body: Float32Array, blocks: ReadonlySet<number>): number {
  let [sum, words] = [0, 0];
  for (const block of blocks) {
    sum += at(body, block) * at(text.words, block);
    words += at(text.words, block);
  }
  return words === 0 ? 0 : sum / words;
}

/**
 * Returns the text block of a label, or -1. The text is the first visible block after the label that is in the column.
 * This block and all visible blocks before it must be on the label's line, to the right of the label.
 */
function textOfRow(view: ModelView, column: Column, label: number): number {
  const { blocks, text } = view;
  if (at(text.words, label) > LABEL_WORDS || !isSeen(view, label)) return -1;
  if (shareInColumn(view, column, at(blocks.element, label)) >= IN_COLUMN) return -1;
  const end = Math.min(blocks.size, label + 1 + MOST_BEFORE);
  for (let block = label + 1; block < end; block++) {
    if (!isSeen(view, block)) continue;
    if (!standsBeside(view, label, block)) return -1;
    if (shareInColumn(view, column, at(blocks.element, block)) >= IN_COLUMN) return block;
  }
  return -1;
}

function standsBeside(view: ModelView, label: number, block: number): boolean {
  const { x, y, width, height } = view.page.nodes;
  const [left, right] = [at(view.blocks.element, label), at(view.blocks.element, block)];
  const isRightOf = at(x, right) >= at(x, left) + at(width, left) - TOUCH;
  const isInRow = at(y, right) < at(y, left) + at(height, left) && at(y, left) < at(y, right) + at(height, right);
  return isRightOf && isInRow;
}

const isSeen = ({ blocks, page }: ModelView, block: number) =>
  at(blocks.hidden, block) === 0 && at(page.nodes.width, at(blocks.element, block)) > 0;
