import { toHtml } from 'hast-util-to-html';
import type { Article } from '../article/types.ts';
import { portableTree } from './printable.ts';

/** Returns the article as an HTML fragment for the clipboard, with only semantic elements and absolute links. */
export function exportHtml(article: Article): string {
  return toHtml(portableTree(article));
}
