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
 * The article as plain text: blocks apart by a blank line, list items with their numbers and table rows on lines of their own,
 * cells apart by tabs, code and line breaks as they are, formulas as TeX.
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
 * Formulas as TeX, the titles of folded boxes as lines of their own, which the library does not know, and the marks that
 * browsers set around quotations.
 */
function readable(root: Root) {
  return rewriteElements(contentOf(root), (element) => {
    if (element.tagName === 'math') return formulaInText(formulaOf(element));
    if (element.tagName === 'q') return [QUOTE, ...element.children, QUOTE];
    if (element.tagName === 'ol') return withNumbersInText(element);
    return readingInLine(element) ?? [element.tagName === 'summary' ? { ...element, tagName: 'p' } : element];
  });
}

/** Those on lines of their own are set apart wherever they stand. */
function formulaInText(formula: FormulaText): ElementContent[] {
  const text: Text = { type: 'text', value: formulaText(formula) };
  return [formula.isDisplay ? { type: 'element', tagName: 'div', properties: {}, children: [text] } : text];
}

/** As in Markdown; the screen's depend on the language. */
const QUOTE: Text = { type: 'text', value: '"' };
