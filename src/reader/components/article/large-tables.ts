/**
 * A table of thousands of cells is drawn in parts of some rows, each in a box that the browser leaves alone while it is far from the view. The
 * boxes share no layout, so the columns get their widths from the text: a table that grows is otherwise laid out whole at each part.
 */
import type { Element, ElementContent } from 'hast';
import { element, isElement, textOf } from '../../../structure/hast.ts';
import { columnsOf } from './columns.ts';

/** Cells of the largest table that is drawn at once. */
const MOST_CELLS = 2000;
/** Each part has at least so many cells. */
const CELLS_OF_PART = 1000;

/** Longest line of a cell (columns of text), unless a word is longer; and the longest word that is not broken. */
const LONGEST_LINE = 24;
const LONGEST_WORD = 40;
/** Width of a letter, and of what a cell has beside its text (em of the table). */
const LETTER = 0.58;
const BESIDE = 2;
/** Height of a line and of what a row has above and below its text (em of the table). */
const LINE = 1.45;
const ABOVE_AND_BELOW = 1.15;

/** A box of the table: some of its rows, its head, or its caption. */
export interface TablePart {
  readonly element: Element;
  /** Rows, of which the table may have more than are drawn yet. */
  readonly isCut: boolean;
}

export interface LargeTable {
  readonly parts: readonly TablePart[];
  /** Of all columns (em of the table). */
  readonly width: number;
}

const known = new WeakMap<Element, LargeTable | null>();
const styles = new WeakMap<Element, string>();

/** The style of a cell that makes its column as wide as in the other parts of its table; undefined for any other cell. */
export const styleOfCell = (cell: Element): string | undefined => styles.get(cell);

/** The parts of a table; null for a table that is drawn at once, and for any other element. */
export function largeTable(node: Element): LargeTable | null {
  if (node.tagName !== 'table') return null;
  let found = known.get(node);
  if (found === undefined) {
    found = countCells(node) > MOST_CELLS ? cut(node) : null;
    known.set(node, found);
  }
  return found;
}

/** Large tables in a block, in their order. */
export function largeTablesIn(block: ElementContent): Element[] {
  if (!isElement(block)) return [];
  if (largeTable(block)) return [block];
  return block.children.length > 0 ? block.children.flatMap(largeTablesIn) : [];
}

function countCells(table: Element): number {
  const rows = groupsOf(table).flatMap(rowsOf);
  return rows.reduce((sum, { children }) => sum + children.length, 0);
}

function cut(table: Element): LargeTable {
  const groups = groupsOf(table).flatMap((group) => (isElement(group, 'tbody') ? cutRows(group) : [group]));
  const columns = widthsOf(groups.flatMap(rowsOf));
  const width = columns.reduce(add, 0);
  for (const group of groups) setWidths(group, columns, width);
  const parts = groups.map((group) =>
    isElement(group, 'tbody')
      ? { element: withHeight(group, heightOf(group, columns)), isCut: true }
      : { element: group, isCut: false },
  );
  return { parts, width };
}

const add = (sum: number, width: number) => sum + width;

/** The browser counts with it until it has laid out the part. */
const withHeight = (group: Element, height: number): Element => ({
  ...group,
  properties: { ...group.properties, style: `contain-intrinsic-block-size: auto ${height.toFixed(1)}em` },
});

/** What a table holds in the order in which it is shown; rows without a group are in one. */
function groupsOf(table: Element): Element[] {
  const groups: Element[] = [];
  let bare: Element[] = [];
  const close = () => {
    if (bare.length > 0) groups.push(element('tbody', {}, bare));
    bare = [];
  };
  for (const child of table.children.filter((part) => isElement(part))) {
    if (child.tagName === 'tr') {
      bare.push(child);
      continue;
    }
    close();
    groups.push(child);
  }
  close();
  const isLast = ({ tagName }: Element) => tagName === 'tfoot';
  return [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
}

const rowsOf = (group: Element): Element[] => group.children.filter((row) => isElement(row, 'tr')) as Element[];
const cellsOf = (row: Element): Element[] => row.children.filter((cell) => isElement(cell)) as Element[];

const spanOf = ({ properties: { colSpan = 1 } }: Element) => Math.max(1, Number(colSpan) || 1);
/** 0 stands for all rows that follow in the group. */
const depthOf = ({ properties: { rowSpan = 1 } }: Element) =>
  Number(rowSpan) === 0 ? Number.POSITIVE_INFINITY : Number(rowSpan) || 1;

/** Never between rows that a cell joins. */
function cutRows(group: Element): Element[] {
  const parts: Element[] = [];
  let rows: Element[] = [];
  let cells = 0;
  let joined = 0;
  for (const row of rowsOf(group)) {
    if (cells >= CELLS_OF_PART && joined <= 0) {
      parts.push({ ...group, properties: parts.length === 0 ? group.properties : {}, children: rows });
      [rows, cells] = [[], 0];
    }
    const own = cellsOf(row);
    rows.push(row);
    cells += own.length;
    joined = own.reduce((most, cell) => Math.max(most, depthOf(cell)), joined) - 1;
  }
  if (rows.length > 0) parts.push({ ...group, properties: parts.length === 0 ? group.properties : {}, children: rows });
  return parts;
}

/** Widths of the columns by the longest text of each. */
function widthsOf(rows: readonly Element[]): number[] {
  const longest: number[] = [];
  for (const row of rows) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      const span = spanOf(cell);
      if (span === 1) longest[column] = Math.max(longest[column] ?? 1, lineOf(textOf(cell)));
      column += span;
    }
  }
  return Array.from(longest, (letters = 1) => letters * LETTER + BESIDE);
}

function lineOf(text: string): number {
  const length = columnsOf(text);
  if (length <= LONGEST_LINE) return length;
  const words = text.split(/\s+/);
  return Math.max(LONGEST_LINE, ...words.map((word) => Math.min(columnsOf(word), LONGEST_WORD)));
}

/**
 * Gives widths to the row that says most of the columns, among those into which no cell reaches from above: wider than their text where the
 * table would not fill the column, all by the same share.
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
