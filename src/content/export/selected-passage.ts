/** Part of the script that is injected when something is copied for the first time. */
import type { Passage } from '../../export/passage-link.ts';
import type { SelectedText } from '../../reader/actions.ts';

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, pre, td, th, dt, dd, figcaption, caption, blockquote, article';

/** What is selected in the article, for a link to it. */
export function selectedPassage({ article, range }: SelectedText): Passage {
  const first = blockOf(range.startContainer);
  const last = blockOf(range.endContainer);
  const around = neighboursOf(article, first, last);
  // Where the selection begins or ends its paragraph, the next paragraph is what stands around it.
  const before = textBetween({ node: first, edge: 'start' }, { range, edge: 'start' }).trimStart() || around.before;
  const after = textBetween({ range, edge: 'end' }, { node: last, edge: 'end' }).trimEnd() || around.after;
  const text = article.textContent;
  if (first === last) return { start: String(range), end: '', before, after, text };
  const start = textBetween({ range, edge: 'start' }, { node: first, edge: 'end' });
  const end = textBetween({ node: last, edge: 'start' }, { range, edge: 'end' });
  return { start, end, before, after, text };
}

/** The texts of the paragraphs before the first and after the last one. */
function neighboursOf(article: Element, first: Node, last: Node): { before: string; after: string } {
  const paragraphs = [...article.querySelectorAll(BLOCK)].filter(
    (block) => !block.querySelector(BLOCK) && block.textContent.trim() !== '',
  );
  const isAt = (block: Node, from: Node, place: number) => (from.compareDocumentPosition(block) & place) !== 0;
  const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY } = Node;
  const before = paragraphs.findLast((block) => isAt(block, first, DOCUMENT_POSITION_PRECEDING));
  const after = paragraphs.find(
    (block) => isAt(block, last, DOCUMENT_POSITION_FOLLOWING) && !isAt(block, last, DOCUMENT_POSITION_CONTAINED_BY),
  );
  // A space keeps them from looking like a part of the same word.
  return { before: before ? `${before.textContent} ` : '', after: after ? ` ${after.textContent}` : '' };
}

/** An end of a range, or of what a node holds. */
type Place = { edge: 'start' | 'end' } & ({ range: Range } | { node: Node });

function textBetween(from: Place, to: Place): string {
  const range = new Range();
  const [startNode, startOffset] = boundary(from);
  const [endNode, endOffset] = boundary(to);
  range.setStart(startNode, startOffset);
  range.setEnd(endNode, endOffset);
  return String(range);
}

function boundary(place: Place): [Node, number] {
  const range = 'range' in place ? place.range : contentsOf(place.node);
  return place.edge === 'start' ? [range.startContainer, range.startOffset] : [range.endContainer, range.endOffset];
}

function contentsOf(node: Node): Range {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

function blockOf(node: Node): Node {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(BLOCK) ?? node;
}
