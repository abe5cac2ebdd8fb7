import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import type { Article } from '../types.ts';
import { printableTree } from './printable.ts';

/**
 * The article as plain text: blocks apart by a blank line, list items and table rows on lines of their own, cells
 * apart by tabs, code and line breaks as they are.
 */
export function exportText(article: Article): string {
  const blocks = printableTree(article).children.map((child): Root => ({ type: 'root', children: [child] }));
  return blocks
    .map((block) => toText(block).replace(/^\n+|\s+$/g, ''))
    .filter((text) => text !== '')
    .join('\n\n');
}
