import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { rewriteElements } from '../clean/tree.ts';
import type { Article } from '../types.ts';
import { formulaOf, formulaText } from './math.ts';
import { contentOf, portableTree } from './printable.ts';
import { readingInLine } from './ruby.ts';

/**
 * The article as plain text: blocks apart by a blank line, list items and table rows on lines of their own, cells
 * apart by tabs, code and line breaks as they are, formulas as TeX.
 */
export function exportText(article: Article): string {
  return textOfTree(portableTree(article));
}

export function textOfTree(root: Root): string {
  return readable(root)
    .map((child) => toText({ type: 'root', children: [child] }).replace(/^\n+|\s+$/g, ''))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Formulas as TeX, and the titles of folded boxes as lines of their own, which the library does not know. */
function readable(root: Root) {
  return rewriteElements(contentOf(root), (element) => {
    if (element.tagName === 'math') return [{ type: 'text', value: formulaText(formulaOf(element)) }];
    return readingInLine(element) ?? [element.tagName === 'summary' ? { ...element, tagName: 'p' } : element];
  });
}
