import type { Element, ElementContent } from 'hast';
import { element, isElement, rewriteElements, textOf } from '../../article/structure/hast.ts';

/** Maximum number of cells that column and row spans may add to one table; more are a mistake or an attack. */
const MOST_SPANNED = 20_000;

const BLOCKS = /^(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|section|table|tr)$/;

/** Reduces each cell of a table to one line, because tables in Markdown require it. */
export function simplifyTable(table: Element): Element {
  const spans = areSpansSane(table);
  const children = rewriteElements(table.children, (cell) => {
    if (!isElement(cell, 'td', 'th')) return [cell];
    const { rowSpan: _rows, colSpan: _columns, ...rest } = cell.properties;
    const properties = spans ? cell.properties : rest;
    return [{ ...cell, properties, children: oneLine(cell.children) }];
  });
  return { ...table, children };
}

function areSpansSane(table: Element): boolean {
  let spanned = 0;
  rewriteElements([table], (cell) => {
    const { rowSpan, colSpan } = cell.properties;
    if (rowSpan || colSpan) spanned += (Number(rowSpan) || 1) * (Number(colSpan) || 1);
    return [cell];
  });
  return spanned <= MOST_SPANNED;
}

/** Joins paragraphs and other blocks with line breaks, which the Markdown writer turns into spaces. */
function oneLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!isElement(child) || !BLOCKS.test(child.tagName)) return [child];
    const inner = child.tagName === 'pre' ? [codeOf(child)] : oneLine(child.children);
    return [element('br'), ...inner, element('br')];
  });
}

function codeOf(pre: Element): Element {
  return element('code', {}, textOf(pre).replace(/\s+/g, ' '));
}
