/** Exports parts of the article for copying: a section, a code block, a table. */
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { contentOf, isElement, textOf } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { portablePart } from './printable.ts';
import { tableRows } from './table-rows.ts';
import { textOfTree } from './text.ts';

export interface PieceExport {
  text: string;
  html: string;
}

/** @param element the heading, `pre` or `table` in the article's tree */
export function exportPiece({ tree, metadata }: Article, element: Element): PieceExport {
  if (isElement(element, 'pre')) return { text: textOf(element), html: htmlOf([element], metadata.url) };
  if (isElement(element, 'table')) return { text: tabSeparated(element), html: htmlOf([element], metadata.url) };
  const section = sectionOf(tree, element);
  return { text: textOfTree(portablePart(section, metadata.url)), html: htmlOf(section, metadata.url) };
}

function htmlOf(parts: readonly ElementContent[], url: string): string {
  return toHtml(portablePart(parts, url));
}

/** Writes rows and cells as spreadsheets read them; a cell is one line. */
function tabSeparated(table: Element): string {
  return tableRows(table)
    .map((cells) => cells.map((cell) => textOfTree(portablePart([cell], '')).replace(/\s+/g, ' ')).join('\t'))
    .join('\n');
}

/** Returns the siblings from a heading up to the next heading of the same or a higher level. */
function sectionOf(tree: Root, heading: Element): readonly ElementContent[] {
  const siblings = siblingsOf(tree, heading) ?? [heading];
  const start = siblings.indexOf(heading);
  const end = siblings.findIndex((sibling, index) => index > start && levelOf(sibling) <= levelOf(heading));
  return siblings.slice(start, end < 0 ? undefined : end);
}

/** Returns the siblings of an element. May recurse: the tree is at most about fifty levels deep. */
function siblingsOf(parent: Root | Element, wanted: Element): readonly ElementContent[] | null {
  const children = parent.type === 'root' ? contentOf(parent) : parent.children;
  if (children.includes(wanted)) return children;
  for (const child of children) {
    const found = isElement(child) ? siblingsOf(child, wanted) : null;
    if (found) return found;
  }
  return null;
}

function levelOf(node: ElementContent): number {
  return isElement(node)
    ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;
}
