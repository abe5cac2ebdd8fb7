/** Finds the columns of tables that contain only numbers (figures). The reader aligns the ends of these numbers. */
import type { Element } from 'hast';
import { textOf } from '../../../article/structure/hast.ts';

/**
 * Matches a number with its sign, currency or unit: "1,204", "−3.5 %", "€ 12", "14 km", "(0.3)". A unit has at most
 * four letters.
 */
const FIGURE = /^[(+\-−–±~≈<>≤≥\s\p{Sc}]*\d[\d.,'’\s:/×\-−–%‰°)\p{Sc}]*(?:\p{L}{1,4}[²³]?)?[*†]*$/u;
/** Matches a cell whose number is missing: empty, a dash, "n/a" or the like. */
const NONE = /^(?:[-−–—.?]*|n\/a)$/i;

const figures = new WeakSet<Element>();

const looked = new WeakSet<Element>();

export const isInFigures = (cell: Element) => figures.has(cell);

/** Marks the cells and heads of these columns, except the first, which names the rows; each table only once. */
export function findFigures(table: Element): void {
  if (looked.has(table)) return;
  looked.add(table);
  const columns: Element[][] = [];
  for (const row of rowsOf(table)) {
    let column = 0;
    for (const cell of elementsOf(row)) {
      const { colSpan = 1 } = cell.properties;
      const span = Number(colSpan);
      if (span === 1) (columns[column] ??= []).push(cell);
      column += span;
    }
  }
  for (const cells of columns.slice(1)) if (cells && areFigures(cells)) for (const cell of cells) figures.add(cell);
}

function areFigures(cells: readonly Element[]): boolean {
  const texts = cells.filter(({ tagName }) => tagName === 'td').map((cell) => textOf(cell).trim());
  const said = texts.filter((text) => !NONE.test(text));
  return said.length > 1 && said.every((text) => FIGURE.test(text));
}

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === 'element');

function rowsOf(table: Element): Element[] {
  return elementsOf(table).flatMap((part) => (part.tagName === 'tr' ? part : elementsOf(part)));
}
