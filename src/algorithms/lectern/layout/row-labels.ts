import { at } from '../../steps/column.ts';
import type { ModelView } from '../page/model-view.ts';
import { type Column, shareInColumn } from './main-column.ts';

/** A label has so many words at most, … */
const LABEL_WORDS = 15;
/** … and stands so many blocks before its text at most: name, time, text. */
const MOST_BEFORE = 3;
/** Labels of one kind are a row each. */
const FEWEST_ROWS = 3;
/** Of a text's width, so much stands in the column. */
const IN_COLUMN = 0.5;
/** CSS pixels: edges that touch. */
const TOUCH = 2;
const EVEN = 0.5;

/**
 * Labels left of their text are part of it: who speaks, question and answer, the days of a diary, the times of a programme, the versions
 * of a list of changes. A label stands in the row of its text, right before it in the page, and there are several of its kind. What holds
 * for most rows of a kind holds for all of them.
 *
 * @returns block → the least probability that its row gives it; blocks in no row are missing
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

/** By words: a short answer counts for little. */
function meanOfTexts({ text }: ModelView, body: Float32Array, blocks: ReadonlySet<number>): number {
  let [sum, words] = [0, 0];
  for (const block of blocks) {
    sum += at(body, block) * at(text.words, block);
    words += at(text.words, block);
  }
  return words === 0 ? 0 : sum / words;
}

/** The block in the column that stands beside this one, in its row, and right after it in the page; -1 for none. */
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
