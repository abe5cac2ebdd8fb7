/** Indexes the text of the article on the screen, so that highlights can be found in it. */
import { intact } from '../../platform/unclobbered.ts';
import type { Span } from '../../store/highlights/anchor.ts';
import { APART } from '../../store/highlights/marking.ts';
import { indexText, type NodePart, type Piece, type TextIndex, trimmed } from '../../store/highlights/text-index.ts';

/** Elements that are left out of the index: buttons and labels of the reader, and formulas, which are not words. */
const NOT_TEXT = '[data-ours], .piece-copy, button, math, svg, style, script';

export type ArticleText = TextIndex<Text>;

/** Returns the text of the article on the screen; null while there is none. */
export function articleText(dialog: HTMLElement): ArticleText | null {
  const article = dialog.querySelector('.article');
  return article && indexText(piecesOf(article));
}

const BLOCKS = [...APART].join();
const GAP: Piece<Text> = { node: null, text: '' };

/** Yields the article's text nodes, and `GAP` between blocks. Not recursive, because pages can nest without limit. */
function* piecesOf(article: Element): Generator<Piece<Text>> {
  const walker = intact(article.ownerDocument).createTreeWalker(
    article,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (node instanceof Element && node.matches(NOT_TEXT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  );
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (APART.has(node.localName)) yield GAP;
      continue;
    }
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (own !== block) yield GAP;
    block = own;
    yield { node: node as Text, text: (node as Text).data };
  }
}

/** Returns the part of the text that the selection (`range`) covers; null if it covers none. */
export function spanOf(text: ArticleText, range: Range): Span | null {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const inside = text.nodes.filter((node) => range.intersectsNode(node));
  const [first, last] = [inside[0], inside.at(-1)];
  const start = text.offsetOf(startContainer as Text, startOffset) ?? (first ? text.offsetOf(first, 0) : null);
  const end = text.offsetOf(endContainer as Text, endOffset) ?? (last ? text.offsetOf(last, last.length) : null);
  return start === null || end === null || start >= end ? null : trimmed(text.text, { start, end });
}

/** Returns one range per text node. A single range could include text outside the index, such as a button's label. */
export function rangesOf(parts: readonly NodePart<Text>[]): Range[] {
  return parts.map(({ node, start, end }) => {
    const range = intact(node.ownerDocument).createRange();
    // Limits the offsets to the node's length, because a script of the page may have shortened the text.
    range.setStart(node, Math.min(start, node.length));
    range.setEnd(node, Math.min(end, node.length));
    return range;
  });
}
