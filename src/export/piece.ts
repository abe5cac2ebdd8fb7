/** Exports one part of the article for copying: a section, a block of code or a table. */
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { contentOf, element, elementsIn, headingLevel, isElement, textOf } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { portablePart } from './printable.ts';
import { textOfTree } from './text.ts';

export interface PieceExport {
  text: string;
  html: string;
}

/** Returns a piece of the article. `element`: the heading of a section, a `pre` or a `table` in the article's tree. */
export function exportPiece({ tree, metadata }: Article, element: Element): PieceExport {
  const parts = isElement(element, 'pre', 'table') ? [element] : sectionOf(tree, element);
  const root = portablePart(parts, metadata.url);
  const html = toHtml(root);
  if (isElement(element, 'pre')) return { text: textOf(element), html };
  if (isElement(element, 'table')) return { text: tabSeparated(element), html };
  return { text: textOfTree(root), html };
}

/** Returns a table as text that spreadsheets can read: tabs between cells, line ends between rows. */
function tabSeparated(table: Element): string {
  return tableRows(table)
    .map((cells) => cells.map((cell) => textOfTree(portablePart([cell], '')).replace(/\s+/g, ' ')).join('\t'))
    .join('\n');
}

/** Returns the siblings from a heading up to the next heading of the same or a higher level. */
function sectionOf(tree: Root, heading: Element): readonly ElementContent[] {
  const content = contentOf(tree);
  const lists = [content, ...elementsIn(content).map(({ children }) => children)];
  const siblings = lists.find((list) => list.includes(heading)) ?? [heading];
  const start = siblings.indexOf(heading);
  const end = siblings.findIndex((sibling, index) => index > start && levelOf(sibling) <= levelOf(heading));
  return siblings.slice(start, end < 0 ? undefined : end);
}

const levelOf = (node: ElementContent) => headingLevel(node) || Number.POSITIVE_INFINITY;

const EMPTY = element('td');
/** Maximum column span, as in browsers (HTML standard, 4.9.11). */
const WIDEST_SPAN = 1000;
/** Maximum number of empty cells that spans may add to one table. More are a mistake or an attack, and are ignored. */
const MOST_FILLED = 20_000;

/** Returns the cells of a table by row. An empty cell is added for each cell that a span covers, to align columns. */
function tableRows(table: Element): readonly (readonly Element[])[] {
  const rows = rowsOf(table);
  const toEndOfGroup = rowsToEndOfGroups(table);
  /** For each column, the number of following rows that a `rowspan` covers. */
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
      const below = rows.length - index;
      const height =
        cell.properties.rowSpan === 0 ? (toEndOfGroup.get(row) ?? below) : spanOf(cell.properties.rowSpan, below);
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

/** Returns for each row in a group (head, body, foot) how many rows there are from it to the end of the group. */
function rowsToEndOfGroups(table: Element): ReadonlyMap<Element, number> {
  const groups = table.children.filter((child) => isElement(child, 'thead', 'tbody', 'tfoot'));
  const entries = groups.flatMap((group) => {
    const rows = group.children.filter((row) => isElement(row, 'tr'));
    return rows.map((row, index) => [row, rows.length - index] as const);
  });
  return new Map(entries);
}

function rowsOf(table: Element): Element[] {
  const rows = table.children.flatMap((child) =>
    isElement(child, 'thead', 'tbody', 'tfoot') ? child.children : child,
  );
  return rows.filter((row) => isElement(row, 'tr'));
}

function spanOf(value: unknown, most: number): number {
  const span = Math.floor(Number(value));
  return span > 1 ? Math.min(span, most) : 1;
}
