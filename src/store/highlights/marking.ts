/** Marks highlights in an article that is copied or saved. */
import type { Element, ElementContent, Root, Text } from 'hast';
import { contentOf, element } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { message } from '../../platform/wording/message.ts';
import { addToList } from '../../shared/lists.ts';
import { findAnchor, type Span } from './anchor.ts';
import { indexText, type Piece } from './text-index.ts';
import { type Highlight, nameOf } from './types.ts';

/** Elements that separate words in the text in which quotes are looked up. Formulas are left out of it. */
export const APART: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr img li ' +
    'math ol p picture pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Returns the tree with `mark` elements around highlighted text. `lost`: highlights whose text was not found. */
export function markTree(tree: Root, highlights: readonly Highlight[]): { tree: Root; lost: readonly Highlight[] } {
  const index = indexText(piecesOf(contentOf(tree)));
  const lost: Highlight[] = [];
  const parts = new Map<Text, Span[]>();
  for (const highlight of highlights) {
    const span = findAnchor(index.text, highlight);
    if (!span) lost.push(highlight);
    else for (const { node, ...part } of index.partsOf(span)) addToList(parts, node, part);
  }
  if (parts.size === 0) return { tree, lost };
  return { tree: { ...tree, children: marked(contentOf(tree), parts) }, lost };
}

function* piecesOf(nodes: readonly ElementContent[]): Generator<Piece<Text>> {
  for (const node of nodes) {
    if (node.type === 'text') yield { node, text: node.value };
    if (node.type !== 'element') continue;
    const isApart = APART.has(node.tagName);
    if (isApart) yield GAP;
    if (node.tagName !== 'math') yield* piecesOf(node.children);
    if (isApart) yield GAP;
  }
}

const GAP = { node: null, text: '' };

function marked(nodes: readonly ElementContent[], parts: ReadonlyMap<Text, readonly Span[]>): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return markedText(node, parts.get(node) ?? []);
    return node.type === 'element' ? [{ ...node, children: marked(node.children, parts) }] : [node];
  });
}

/** Splits a text node into marked and unmarked parts. Overlapping highlights become one `mark` element. */
function markedText({ value }: Text, spans: readonly Span[]): ElementContent[] {
  const nodes: (Element | Text)[] = [];
  let at = 0;
  for (const { start, end } of joined(spans)) {
    if (start > at) nodes.push({ type: 'text', value: value.slice(at, start) });
    nodes.push(element('mark', { dataHighlight: '' }, value.slice(start, end)));
    at = end;
  }
  if (at < value.length) nodes.push({ type: 'text', value: value.slice(at) });
  return nodes;
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && span.start <= last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else all.push(span);
  }
  return all;
}

/** Returns the article with marked highlights, then a list of the highlights that have a note or were not found. */
export function articleWithHighlights(article: Article, highlights: readonly Highlight[]): Article {
  const { tree, lost } = markTree(article.tree, highlights);
  const listed = highlights.filter((one) => one.note !== '' || lost.includes(one));
  const section = listed.length === 0 ? [] : [element('h2', {}, message('highlights')), ...listed.flatMap(entryOf)];
  const children = [...tree.children, ...section];
  return { ...article, tree: { ...tree, children } satisfies Root };
}

function entryOf({ quote, colour, note }: Highlight): ElementContent[] {
  const lines = note.split('\n').filter((line) => line.trim() !== '');
  return [
    element('blockquote', {}, [
      element('p', {}, [
        element('mark', { dataHighlight: '' }, quote.exact),
        { type: 'text', value: ` (${nameOf(colour)})` },
      ]),
    ]),
    ...lines.map((line) => element('p', {}, line)),
  ];
}
