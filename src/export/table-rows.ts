import type { Element } from 'hast';
import { element, isElement } from '../article/structure/hast.ts';

const EMPTY = element('td');
/** Widest column span (columns), as in browsers (HTML standard, 4.9.11). */
const WIDEST_SPAN = 1000;
/** At most this many cells that spans may fill in one table; more are a mistake or an attack. */
const MOST_FILLED = 20_000;

/** Returns the cells of a table by row; cells covered by a span are empty, so that columns stay aligned. */
export function tableRows(table: Element): readonly (readonly Element[])[] {
  const rows = rowsOf(table);
  /** By column: number of rows below that are still covered. */
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
