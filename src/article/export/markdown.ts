import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Article } from '../types.ts';
import { printableTree } from './printable.ts';

/** The article as GitHub-flavoured Markdown. Text that looks like Markdown or HTML is escaped by the library. */
export function exportMarkdown(article: Article): string {
  const tree = toMdast(printableTree(article), { document: true });
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
  });
}
