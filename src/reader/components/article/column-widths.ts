/** Estimates column widths and part heights of a large table from the text of its cells, without layout. */
import type { Element } from 'hast';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import { columnsOf } from './tree-size.ts';

/** Maximum width of a cell's text that is kept on one line (in letters; a Chinese character counts as two). */
const LONGEST_LINE = 24;
/** Maximum width of a word that is not broken (in letters; a Chinese character counts as two). */
const LONGEST_WORD = 40;
/** Average width of a letter (em of the table). */
const LETTER = 0.58;
/** Width of a letter in a header cell, as a multiple of `LETTER`: headers are bold and have more capitals. */
const OF_HEAD = 1.3;
/** Space to the left and right of a cell's text together (em of the table). */
const BESIDE = 2;
/** Height of a line, and of the space above and below a row's text (em of the table). */
const LINE = 1.45;
const ABOVE_AND_BELOW = 1.15;

const styles = new WeakMap<Element, string>();

/**
 * Returns the style that sets the width of a cell's column. Undefined for most cells, because only one row in each part
 * of the table has such styles.
 */
export const styleOfCell = (cell: Element): string | undefined => styles.get(cell);

export const rowsOf = (group: Element): Element[] => group.children.filter((row) => isElement(row, 'tr')) as Element[];
export const cellsOf = (row: Element): Element[] => row.children.filter((cell) => isElement(cell)) as Element[];

/** Maximum `colspan` in browsers. */
const WIDEST_SPAN = 1000;
const spanOf = ({ properties: { colSpan = 1 } }: Element) =>
  Math.min(Math.max(1, Math.trunc(Number(colSpan)) || 1), WIDEST_SPAN);
/** `rowspan=0` means all remaining rows of the group (HTML standard, 4.9.11). */
export const depthOf = ({ properties: { rowSpan = 1 } }: Element) =>
  Number(rowSpan) === 0 ? Number.POSITIVE_INFINITY : Number(rowSpan) || 1;

export const add = (sum: number, width: number): number => sum + width;

/** Returns the width of each column (em of the table), estimated from the column's longest text. */
export function widthsOf(rows: readonly Element[]): number[] {
  const longest: (number | undefined)[] = [];
  for (const row of rows) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      const span = spanOf(cell);
      if (span === 1)
        longest[column] = Math.max(longest[column] ?? 1, lineOf(textOf(cell)) * (isElement(cell, 'th') ? OF_HEAD : 1));
      column += span;
    }
  }
  return Array.from(longest, (letters = 1) => letters * LETTER + BESIDE);
}

function lineOf(text: string): number {
  const length = columnsOf(text);
  if (length <= LONGEST_LINE) return length;
  const longest = text.split(/\s+/).reduce((most, word) => Math.max(most, columnsOf(word)), LONGEST_LINE);
  return Math.min(longest, LONGEST_WORD);
}

/**
 * Sets the column widths on one row of a part of the table: the row with the most cells, but not a row into which a
 * cell of an earlier row extends (`rowspan`). A table that would be narrower than the text column is widened to fill
 * it.
 */
export function setWidths(group: Element, columns: readonly number[], whole: number): void {
  let joined = 0;
  let chosen: Element[] = [];
  for (const row of rowsOf(group)) {
    const cells = cellsOf(row);
    if (joined <= 0 && cells.length > chosen.length) chosen = cells;
    joined = cells.reduce((most, cell) => Math.max(most, depthOf(cell)), joined) - 1;
  }
  let column = 0;
  for (const cell of chosen) {
    const from = column;
    column += spanOf(cell);
    const width = columns.slice(from, column).reduce(add, 0);
    styles.set(cell, `width: max(${width.toFixed(2)}em, ${((100 * width) / whole).toFixed(3)}cqi)`);
  }
}

function heightOf(group: Element, columns: readonly number[]): number {
  return rowsOf(group).reduce((sum, row) => {
    let column = 0;
    let lines = 1;
    for (const cell of cellsOf(row)) {
      const room = ((columns[column] ?? BESIDE + 1) - BESIDE) / LETTER;
      if (spanOf(cell) === 1) lines = Math.max(lines, Math.ceil(columnsOf(textOf(cell)) / room));
      column += spanOf(cell);
    }
    return sum + lines * LINE + ABOVE_AND_BELOW;
  }, 0);
}

/** Returns a part of a table with its estimated height, which the browser uses until it has laid out the part. */
export const withHeight = (group: Element, columns: readonly number[]): Element => ({
  ...group,
  properties: {
    ...group.properties,
    style: `contain-intrinsic-block-size: auto ${heightOf(group, columns).toFixed(1)}em`,
  },
});
