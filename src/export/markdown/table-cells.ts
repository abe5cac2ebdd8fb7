import type { Element, ElementContent } from 'hast';
import { isElement, rewriteElements, textOf } from '../../structure/hast.ts';

/** Cells that spans may add to one table: beyond it they are a page's mistake, or a trap. */
const MOST_SPANNED = 20_000;

const BLOCKS = /^(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|section|table|tr)$/;

/** The table with cells of one line each, which is all that Markdown's tables hold. */
export function simplifyTable(table: Element): Element {
  const spans = areSpansSane(table);
  const children = rewriteElements(table.children, (element) => {
    if (!isElement(element, 'td', 'th')) return [element];
    const { rowSpan: _rows, colSpan: _columns, ...rest } = element.properties;
    const properties = spans ? element.properties : rest;
    return [{ ...element, properties, children: oneLine(element.children) }];
  });
  return { ...table, children };
}

function areSpansSane(table: Element): boolean {
  let spanned = 0;
  rewriteElements([table], (element) => {
    const { rowSpan, colSpan } = element.properties;
    if (rowSpan || colSpan) spanned += (Number(rowSpan) || 1) * (Number(colSpan) || 1);
    return [element];
  });
  return spanned <= MOST_SPANNED;
}

/** Blocks one after the other with a break between them, which Markdown's writer turns into a space. */
function oneLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!isElement(child) || !BLOCKS.test(child.tagName)) return [child];
    const inner = child.tagName === 'pre' ? [codeOf(child)] : oneLine(child.children);
    return [lineBreak(), ...inner, lineBreak()];
  });
}

const lineBreak = (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] });

function codeOf(pre: Element): Element {
  const value = textOf(pre).replace(/\s+/g, ' ');
  return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] };
}
