import { toMdast } from 'hast-util-to-mdast';
import type { Delete, Emphasis, Nodes, Paragraph, Parents, PhrasingContent, RootContent, Strong } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { type ConstructName, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import type { Article } from '../article/types.ts';
import { handlersFor, noteLabels } from './markdown/handlers.ts';
import { prepareForMarkdown } from './markdown/prepare.ts';
import { printableTree } from './printable.ts';

/** Returns GitHub-flavored Markdown with TeX and footnotes. `pictures`: other addresses for pictures in the article. */
export function exportMarkdown(article: Article, pictures: ReadonlyMap<string, string> = new Map()): string {
  const tree = prepareForMarkdown(printableTree(article), article.metadata.url, pictures);
  const mdast = toMdast(tree, { document: true, handlers: handlersFor(noteLabels(tree)) });
  tidy(mdast);
  return toMarkdown(mdast, {
    extensions: [gfmToMarkdown(), mathToMarkdown(), SAFER, HIGHLIGHTS],
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
  });
}

/** Writes the user's highlights as `==text==`, as note apps do (Obsidian, Bear, Pandoc). */
const HIGHLIGHTS = {
  handlers: {
    highlight: (node: Parents, _parent: unknown, state: State, info: Info) =>
      `==${state.containerPhrasing(node as never, { ...info, before: '=', after: '=' })}==`,
  },
} as Options;

const TITLES: ConstructName[] = ['titleQuote', 'titleApostrophe'];

/**
 * Escapes characters that the library leaves as they are:
 * - The dot of "www.": parsers turn "www." into a link. The library escapes it only before a letter or digit.
 * - "{", and "%" after "{" or "<": some parsers read attributes (`# Heading {onclick=…}`, Pandoc, kramdown) or code
 * (MDX, Liquid, templates of note apps).
 * - "<", "[" and "`" in the title of a link: a parser that rejects the link's address reads the title as Markdown.
 */
const SAFER: Options = {
  unsafe: [
    {
      character: '.',
      before: '[Ww]{3}',
      inConstruct: 'phrasing',
      notInConstruct: ['autolink', 'link', 'image', 'label'],
    },
    { character: '{', inConstruct: 'phrasing' },
    ...['<', '[', '`'].map((character) => ({ character, inConstruct: TITLES })),
    // Escapes "%" after "{" or "<". The condition is a lookbehind in `after`, because `before: '[{<]'` would not escape
    // the "%" of "{%": the library skips a rule with `before` if it has escaped the preceding character.
    { character: '%', after: '(?<=[{<]%)', inConstruct: 'phrasing' },
  ],
};

type Sibling = RootContent | PhrasingContent;

/** Changes a Markdown tree in place where parsers or note apps would misread the resulting Markdown. */
function tidy(tree: Nodes): void {
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

/** Puts text outside of paragraphs into paragraphs, because the library escapes text only in paragraphs. */
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

/** Code languages that note apps (Obsidian, GitHub, Kroki) run, draw or load data for; left out, so nothing runs. */
const OBEYED =
  /^(?:abc|button|charts?|dataview(?:js)?|ditaa|embed|excalidraw|geojson|i?frame|js-engine|kroki|leaflet|math|meta-bind.*|mermaid|plantuml|puml|query|run-.*|stl|tasks|templater|topojson|vega(?:-?lite)?)$/i;

/** Empty paragraphs are removed: alone in three nested lists, one would be written as "- - -", a horizontal rule. */
const isEmptyLine = (node: Nodes) => node.type === 'paragraph' && node.children.length === 0;

/** Joins neighboring nodes of the same type, because their Markdown would merge: `` `a``b` `` is not two code spans. */
function joinNeighbours(siblings: readonly Sibling[]): readonly Sibling[] {
  const joined: Sibling[] = [];
  for (const sibling of siblings) {
    const last = joined.at(-1);
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

/** Removes line breaks at the ends of a paragraph, heading or cell, where their backslash would be shown as text. */
function trimBreaks(siblings: readonly Sibling[]): readonly Sibling[] {
  const isGap = (node: Sibling) => node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
  const start = siblings.findIndex((node) => !isGap(node));
  return start < 0 ? [] : siblings.slice(start, siblings.findLastIndex((node) => !isGap(node)) + 1);
}
