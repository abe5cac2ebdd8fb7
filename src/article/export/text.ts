import { toText } from 'hast-util-to-text';
import type { Article } from '../types.ts';
import { printableTree } from './printable.ts';

/** The article as plain text: paragraphs apart by a blank line, code and line breaks as they are, cells by tabs. */
export function exportText(article: Article): string {
  return toText(printableTree(article)).trim();
}
