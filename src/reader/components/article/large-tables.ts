/**
 * Splits a table of thousands of cells into parts of several rows. Each part is a box, which the browser does not lay
 * out while it is far from the view; without boxes, each added part would lay out the whole table again. Boxes cannot
 * share column widths, so the widths are estimated from the text.
 */
import type { Element } from 'hast';
import { element, isElement } from '../../../article/structure/hast.ts';
import { add, cellsOf, depthOf, rowsOf, setWidths, widthsOf, withHeight } from './column-widths.ts';

/** Largest table that is drawn in one piece (cells). */
const MOST_CELLS = 2000;
/** Minimum number of cells in each part of a table, except the last. */
const CELLS_OF_PART = 1000;

/** A part of a table (some rows, the head, the caption) or of a paragraph (some text), in its own box. */
export interface TablePart {
  readonly element: Element;
  /** True for a part with body rows or text, which is drawn later; head, foot and caption are drawn at once. */
  readonly isCut: boolean;
}

export interface LargeTable {
  readonly parts: readonly TablePart[];
  /** Total width of the columns (em of the table). */
  readonly width: number;
}

const known = new WeakMap<Element, LargeTable | null>();

/** Returns the parts of a table; null for a table that is drawn in one piece, and for any other element. */
export function largeTable(node: Element): LargeTable | null {
  if (node.tagName !== 'table') return null;
  let found = known.get(node);
  if (found === undefined) {
    found = countCells(node) > MOST_CELLS ? cut(node) : null;
    known.set(node, found);
  }
  return found;
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
    isElement(group, 'tbody') ? { element: withHeight(group, columns), isCut: true } : { element: group, isCut: false },
  );
  return { parts, width };
}

/** Returns the row groups of a table in display order; rows without a group are put into a new one. */
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

/** Splits the rows of a group into parts, but never between two rows that a cell with `rowspan` spans. */
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
