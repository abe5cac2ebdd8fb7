/** Describes the user's selection for a link to it. Part of the script that is injected at the first copy. */
import { collapse, type Passage } from '../../export/passage-link.ts';
import type { SelectedText } from '../../reader/port.ts';
import { pageText } from './page-text.ts';

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, pre, td, th, dt, dd, figcaption, caption, blockquote, article';

/**
 * Returns the text that the user selected in the reader, and the page's text. A browser that opens the link searches
 * the page's text for the selected text.
 *
 * @param nodeOf returns the page's DOM node that has this id in the snapshot
 */
export function selectedPassage({ article, range }: SelectedText, nodeOf: (id: number) => Node | undefined): Passage {
  const first = blockOf(range.startContainer);
  const last = blockOf(range.endContainer);
  const { text: page, placeOf } = pageText(article.ownerDocument, hostOf(article));
  const origin = originOf(first);
  const live = origin && nodeOf(Number(origin.dataset.node));
  const before = origin ? textBetween({ node: origin, edge: 'start' }, { range, edge: 'start' }) : '';
  const at = ((live && placeOf(live)) ?? 0) + collapse(before).length;
  const passage = { page, at, length: String(range).length };
  if (first === last) return { start: String(range), end: '', ...passage };
  const start = textBetween({ range, edge: 'start' }, { node: first, edge: 'end' });
  const end = textBetween({ node: last, edge: 'start' }, { range, edge: 'end' });
  return { start, end, ...passage };
}

/** Found through the shadow root, because only the script that opened the reader has a reference to the host. */
function hostOf(article: Element): Element | null {
  const root = article.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/**
 * Returns the element with the attribute `data-node` that is nearest around a block (paragraph), or else the first one
 * inside the block. The attribute contains the id of the page's node that the block shows.
 */
function originOf(block: Node): HTMLElement | null {
  const element = block instanceof Element ? block : block.parentElement;
  return element?.closest<HTMLElement>('[data-node]') ?? element?.querySelector<HTMLElement>('[data-node]') ?? null;
}

/** A point in the article: the start or end of a range, or of a node's content. */
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
