import type { Element } from 'hast';
import { element, isElement } from '../article/structure/hast.ts';

const EMPTY = element('td');
/** As browsers limit it (HTML standard, 4.9.11). */
const WIDEST_SPAN = 1000;
/** Cells that spans may fill up in one table: beyond it they are a page's mistake, or a trap. */
const MOST_FILLED = 20_000;

/** The cells of a table, row by row; places that a spanning cell covers are empty, so that columns stay columns. */
export function tableRows(table: Element): readonly (readonly Element[])[] {
  const rows = rowsOf(table);
  /** For each column, how many rows below are still covered. */
  const covered: number[] = [];
  let filled = 0;
  return rows.map((row, index) => {
    const cells: Element[] = [];
    const skipCovered = () => {
      while ((covered[cells.length] ?? 0) > 0) {
        covered[cells.length] = (covered[cells.length] ?? 0) - 1;
        cells.push(EMPTY);
      }
    };
    for (const cell of row.children.filter((child) => isElement(child, 'td', 'th'))) {
      skipCovered();
      const width = spanOf(cell.properties.colSpan, WIDEST_SPAN);
      const height = spanOf(cell.properties.rowSpan, rows.length - index);
      filled += width * height - 1;
      const isSane = filled <= MOST_FILLED;
      for (let column = 0; column < (isSane ? width : 1); column++) {
        covered[cells.length] = isSane ? height - 1 : 0;
        cells.push(column === 0 ? cell : EMPTY);
      }
    }
    skipCovered();
    return cells;
  });
}

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child): Element[] => {
    if (!isElement(child)) return [];
    if (child.tagName === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.tagName) ? child.children.filter((row) => isElement(row, 'tr')) : [];
  });
}

function spanOf(value: unknown, most: number): number {
  const span = Math.floor(Number(value));
  return span > 1 ? Math.min(span, most) : 1;
}
