import type { Delete, Emphasis, Nodes, Paragraph, PhrasingContent, RootContent, Strong } from 'mdast';
import { visit } from 'unist-util-visit';

type Sibling = RootContent | PhrasingContent;

/** Changes a Markdown tree in place where parsers or note apps would misread the resulting Markdown. */
export function tidy(tree: Nodes): void {
  visit(tree, (node) => {
    if (node.type === 'code' && OBEYED.test(node.lang ?? '')) node.lang = null;
    if (!('children' in node)) return;
    const joined = joinNeighbours(HOLDS_BLOCKS.has(node.type) ? inParagraphs(node.children) : node.children);
    const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
    node.children = (isLine ? trimBreaks(joined) : joined) as typeof node.children;
  });
  visit(tree, (node) => {
    if ('children' in node)
      node.children = node.children.filter((child) => !isEmptyLine(child)) as typeof node.children;
  });
}

const HOLDS_BLOCKS: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);
const BLOCK = /^(?:blockquote|code|definition|footnoteDefinition|heading|list|math|paragraph|table|thematicBreak)$/;

/** The library escapes text only in paragraphs. Loose text comes, for example, from lists without items. */
function inParagraphs(children: readonly Sibling[]): readonly Sibling[] {
  const blocks: Sibling[] = [];
  let line: Paragraph | null = null;
  for (const child of children) {
    if (BLOCK.test(child.type)) line = null;
    else if (!line) blocks.push((line = { type: 'paragraph', children: [] }));
    if (line) line.children.push(child as PhrasingContent);
    else blocks.push(child);
  }
  return blocks;
}

/** Languages of code blocks that note apps (Obsidian, GitHub, Kroki) run or draw, or for which they load something. */
const OBEYED =
  /^(?:abc|button|charts?|dataview(?:js)?|ditaa|embed|excalidraw|geojson|i?frame|js-engine|kroki|leaflet|math|meta-bind.*|mermaid|plantuml|puml|query|run-.*|stl|tasks|templater|topojson|vega(?:-?lite)?)$/i;

/**
 * Returns whether a node is an empty paragraph. Such paragraphs are removed, because nested list items that contain one
 * would be written as "- - -", a horizontal rule. The library prevents that only for items without children.
 */
const isEmptyLine = (node: Nodes) => node.type === 'paragraph' && node.children.length === 0;

/** Joins neighbouring nodes of the same type, because their signs would touch: `` `a``b` `` is not two code spans. */
function joinNeighbours(siblings: readonly Sibling[]): readonly Sibling[] {
  const joined: Sibling[] = [];
  for (const sibling of siblings) {
    const last = joined[joined.length - 1];
    const both = last && join(last, sibling);
    if (both) joined[joined.length - 1] = both;
    else joined.push(sibling);
  }
  return joined;
}

function join(first: Sibling, second: Sibling): Sibling | null {
  if (first.type === 'inlineCode' && second.type === 'inlineCode') {
    return { ...first, value: first.value + second.value };
  }
  if (first.type === 'inlineMath' && second.type === 'inlineMath') {
    return { ...first, value: `${first.value} ${second.value}` };
  }
  if (isMark(first) && isMark(second) && first.type === second.type) {
    return { ...first, children: [...first.children, ...second.children] };
  }
  return null;
}

function isMark(node: Sibling): node is Strong | Emphasis | Delete {
  return node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
}

/** At the ends of a paragraph, breaks have no effect, and their backslash would be shown as text. */
function trimBreaks(siblings: readonly Sibling[]): readonly Sibling[] {
  const isGap = (node: Sibling) => node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
  const start = siblings.findIndex((node) => !isGap(node));
  return start < 0 ? [] : siblings.slice(start, siblings.findLastIndex((node) => !isGap(node)) + 1);
}
