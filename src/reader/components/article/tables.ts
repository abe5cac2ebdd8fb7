/**
 * Prepares tables for the reader. A table of thousands of cells is split into parts of several rows. Each part is a
 * box, which the browser does not lay out while it is far from the view; without boxes, the browser would lay out the
 * whole table again for each added part. Boxes cannot share column widths, so the widths are estimated from the text.
 * In tables of any size, numbers ("figures") are aligned at the end of their cells: at the right in left-to-right text.
 */
import type { Element } from 'hast';
import { element, isElement, textOf } from '../../../article/structure/hast.ts';
import { weaklyMemoised } from '../../../shared/memoised.ts';
import { columnsOf } from './tree-size.ts';

/** Largest table that is drawn in one piece (cells). */
const MOST_CELLS = 2000;
/** Minimum number of cells in each part of a table, except the last. */
const CELLS_OF_PART = 1000;

/** A part of a table (some rows, the head or the caption) or of a paragraph (some text). Each part has its own box. */
export interface TablePart {
  readonly element: Element;
  /** True for a part with body rows or text, which is drawn later; head, foot and caption are drawn at once. */
  readonly isCut: boolean;
}

export interface LargeTable {
  readonly parts: readonly TablePart[];
  /** Total width of the columns (em, in the table's font size). */
  readonly width: number;
}

/** Returns the parts of a table; null for a table that is drawn in one piece, and for any other element. */
export const largeTable = (node: Element): LargeTable | null => (node.tagName === 'table' ? cutIfLarge(node) : null);

const cutIfLarge = weaklyMemoised((table: Element) => (countCells(table) > MOST_CELLS ? cut(table) : null));

const countCells = (table: Element) =>
  groupsOf(table)
    .flatMap(rowsOf)
    .reduce((sum, { children }) => sum + children.length, 0);

function cut(table: Element): LargeTable {
  const groups = groupsOf(table).flatMap((group) => (isElement(group, 'tbody') ? cutRows(group) : [group]));
  const columns = widthsOf(groups);
  const width = columns.reduce(add, 0);
  for (const group of groups) setWidths(group, columns, width);
  const parts = groups.map((group) =>
    isElement(group, 'tbody') ? { element: withHeight(group, columns), isCut: true } : { element: group, isCut: false },
  );
  return { parts, width };
}

/** Returns the row groups of a table in display order; puts rows that are not in a group into a new group. */
function groupsOf(table: Element): Element[] {
  const groups: Element[] = [];
  let made: Element | null = null;
  for (const child of table.children.filter((part) => isElement(part))) {
    if (child.tagName === 'tr' && made) made.children.push(child);
    else {
      made = child.tagName === 'tr' ? element('tbody', {}, [child]) : null;
      groups.push(made ?? child);
    }
  }
  const isLast = ({ tagName }: Element) => tagName === 'tfoot';
  return [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
}

/** Splits the rows of a group into parts, but never between two rows that a cell with `rowspan` spans. */
function cutRows(group: Element): Element[] {
  const parts: Element[] = [];
  let rows: Element[] = [];
  let cells = 0;
  let joined = 0;
  const close = () => {
    if (rows.length > 0)
      parts.push({ ...group, properties: parts.length === 0 ? group.properties : {}, children: rows });
    [rows, cells] = [[], 0];
  };
  for (const row of rowsOf(group)) {
    if (cells >= CELLS_OF_PART && joined <= 0) close();
    const own = cellsOf(row);
    rows.push(row);
    cells += own.length;
    joined = own.reduce((most, cell) => Math.max(most, depthOf(cell)), joined) - 1;
  }
  close();
  return parts;
}

/** Maximum width of a cell's text that is kept on one line (in letters; a Chinese character counts as two). */
const LONGEST_LINE = 24;
/** Longest word that fits into a column (in letters; a Chinese character counts as two). Longer words are broken. */
const LONGEST_WORD = 40;
/** Average width of a letter (em, in the table's font size). */
const LETTER = 0.58;
/** Width of a letter in a header cell, as a multiple of `LETTER`: headers are bold and have more capitals. */
const OF_HEAD = 1.3;
/** Space to the left and right of a cell's text together (em, in the table's font size). */
const BESIDE = 2;
/** Height of a line, and height of the space above and below a row's text together (em, in the table's font size). */
const LINE = 1.45;
const ABOVE_AND_BELOW = 1.15;

const styles = new WeakMap<Element, string>();

/** Returns the style that sets the width of a cell's column; only one row in each part of the table needs it. */
export const styleOfCell = (cell: Element): string | undefined => styles.get(cell);

const rowsOf = (group: Element): Element[] => group.children.filter((row) => isElement(row, 'tr')) as Element[];
const cellsOf = (row: Element): Element[] => row.children.filter((cell) => isElement(cell)) as Element[];

/** Maximum `colspan` in browsers. */
const WIDEST_SPAN = 1000;
const spanOf = ({ properties: { colSpan = 1 } }: Element) =>
  Math.min(Math.max(1, Math.trunc(Number(colSpan)) || 1), WIDEST_SPAN);
/** Returns how many rows a cell spans; `rowspan=0` means all remaining rows of the group (HTML standard, 4.9.11). */
const depthOf = ({ properties: { rowSpan = 1 } }: Element) =>
  Number(rowSpan) === 0 ? Number.POSITIVE_INFINITY : Number(rowSpan) || 1;

const add = (sum: number, width: number): number => sum + width;

/**
 * Calls `visit` for each cell that spans one column, with the index of the column. `rows` must be consecutive rows of
 * one group, because no cell extends into another group. Stops at column {@link WIDEST_SPAN}, to save time.
 */
function eachNarrowCell(rows: readonly Element[], visit: (cell: Element, column: number) => void): void {
  /** For each column, the number of further rows into which a cell of an earlier row extends (`rowspan`). */
  let taken: number[] = [];
  for (const row of rows) {
    const left = taken.map((depth) => depth - 1);
    let column = 0;
    for (const cell of cellsOf(row)) {
      while ((taken[column] ?? 0) > 0) column++;
      const [span, depth] = [spanOf(cell), depthOf(cell)];
      if (span === 1) visit(cell, column);
      column += span;
      if (depth > 1) for (let each = column - span; each < column; each++) left[each] = depth - 1;
      if (column >= WIDEST_SPAN) break;
    }
    taken = left;
  }
}

/** Returns the width of each column (em, in the table's font size), estimated from the column's longest text. */
function widthsOf(groups: readonly Element[]): number[] {
  const longest: (number | undefined)[] = [];
  for (const group of groups)
    eachNarrowCell(rowsOf(group), (cell, column) => {
      longest[column] = Math.max(longest[column] ?? 1, lineOf(textOf(cell)) * (isElement(cell, 'th') ? OF_HEAD : 1));
    });
  return Array.from(longest, (letters = 1) => letters * LETTER + BESIDE);
}

function lineOf(text: string): number {
  const length = columnsOf(text);
  if (length <= LONGEST_LINE) return length;
  const longest = text.split(/\s+/).reduce((most, word) => Math.max(most, columnsOf(word)), LONGEST_LINE);
  return Math.min(longest, LONGEST_WORD);
}

/**
 * Sets the column widths of a part of the table on the row with the most cells. Skips rows that a cell with `rowspan`
 * shifts. If the table would be narrower than the article's text, the widths are increased to fill it.
 */
function setWidths(group: Element, columns: readonly number[], whole: number): void {
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
    let lines = 1;
    eachNarrowCell([row], (cell, column) => {
      const room = ((columns[column] ?? BESIDE + 1) - BESIDE) / LETTER;
      lines = Math.max(lines, Math.ceil(columnsOf(textOf(cell)) / room));
    });
    return sum + lines * LINE + ABOVE_AND_BELOW;
  }, 0);
}

/** Returns a part of a table with its estimated height, which the browser uses until it has laid out the part. */
const withHeight = (group: Element, columns: readonly number[]): Element => ({
  ...group,
  properties: {
    ...group.properties,
    style: `contain-intrinsic-block-size: auto ${heightOf(group, columns).toFixed(1)}em`,
  },
});

/** Matches a number with its sign, currency or unit (up to four letters): "1,204", "−3.5 %", "€ 12", "(0.3)". */
const FIGURE = /^[(+\-−–±~≈<>≤≥\s\p{Sc}]*\p{Nd}[\p{Nd}.,٫٬'’\s:/×\-−–%٪‰°)\p{Sc}]*(?:\p{L}{1,4}[²³]?)?[*†]*$/u;
/** Matches a cell whose number is missing: empty, a dash, "n/a" or the like. */
const NONE = /^(?:[-−–—.?]*|n\/a)$/i;

const figures = new WeakSet<Element>();

const looked = new WeakSet<Element>();

export const isInFigures = (cell: Element) => figures.has(cell);

/** Marks the cells of columns of numbers for {@link isInFigures}. Skips the first column, which names the rows. */
export function findFigures(table: Element): void {
  if (looked.has(table)) return;
  looked.add(table);
  const columns: Element[][] = [];
  for (const group of groupsOf(table))
    eachNarrowCell(rowsOf(group), (cell, column) => {
      (columns[column] ??= []).push(cell);
    });
  for (const cells of columns.slice(1)) if (cells && areFigures(cells)) for (const cell of cells) figures.add(cell);
}

function areFigures(cells: readonly Element[]): boolean {
  const texts = cells.filter(({ tagName }) => tagName === 'td').map((cell) => textOf(cell).trim());
  const said = texts.filter((text) => !NONE.test(text));
  return said.length > 1 && said.every((text) => FIGURE.test(text));
}
