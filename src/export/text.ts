import type { ElementContent, Root, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { contentOf, rewriteElements } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { hideDirections, showDirections } from './directions.ts';
import { withNumbersInText } from './list-markers.ts';
import { type FormulaText, formulaOf, formulaText } from './math.ts';
import { portableTree } from './printable.ts';
import { readingInLine } from './ruby.ts';

/**
 * Returns the article as plain text: blocks separated by a blank line, numbered list items and table rows on separate
 * lines, cells separated by tabs, code and line breaks unchanged, formulas as TeX.
 */
export function exportText(article: Article): string {
  return textOfTree(portableTree(article));
}

export function textOfTree(root: Root): string {
  const parts = hideDirections(readable(root))
    .map((child) =>
      toText({ type: 'root', children: [child] })
        .replace(/^\n+/, '')
        .trimEnd(),
    )
    .filter((text) => text !== '');
  return showDirections(parts.join('\n\n'));
}

/**
 * Writes formulas as TeX, adds quotation marks around quotations, and puts the titles of folded boxes, which the library
 * does not support, on separate lines.
 */
function readable(root: Root) {
  return rewriteElements(contentOf(root), (element) => {
    if (element.tagName === 'math') return formulaInText(formulaOf(element));
    if (element.tagName === 'q') return [QUOTE, ...element.children, QUOTE];
    if (element.tagName === 'ol') return withNumbersInText(element);
    return readingInLine(element) ?? [element.tagName === 'summary' ? { ...element, tagName: 'p' } : element];
  });
}

/** Returns a formula as text; a display formula always gets its own line. */
function formulaInText(formula: FormulaText): ElementContent[] {
  const text: Text = { type: 'text', value: formulaText(formula) };
  return [formula.isDisplay ? { type: 'element', tagName: 'div', properties: {}, children: [text] } : text];
}

/** Straight, as in Markdown; browsers choose quotation marks by language. */
const QUOTE: Text = { type: 'text', value: '"' };
