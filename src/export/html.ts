import { toHtml } from 'hast-util-to-html';
import type { Article } from '../article/types.ts';
import { portableTree } from './printable.ts';

/** The article as an HTML fragment for the clipboard: semantic elements only, links absolute. */
export function exportHtml(article: Article): string {
  return toHtml(portableTree(article));
}
