/** Finds loose text (directly in an element) and the links next to it (docs/specs/goose.md, "Div to paragraph"). */

import { insert } from '../element-tree/edit.ts';
import {
  chunkFrom,
  createElement,
  createText,
  elementsAround,
  NO_SOURCE,
  type TextPiece,
  type TreeElement,
  type TreeNode,
} from '../element-tree/tree.ts';
import { endOfText, isBlank, isLongerThan, startOfText } from '../python-text.ts';

/** A loose text (text directly in an element), which becomes one paragraph. */
export interface LooseText {
  /** Copies of the text nodes, and the original links between them. */
  parts: readonly TreeNode[];
  /** The child before which the paragraph is inserted; null for the end of the element. */
  before: TreeElement | null;
}

/** A text of at most this length is too short to become a paragraph (characters). */
const TOO_SHORT = 1;

/** lxml's block elements. A new paragraph that begins with a link and contains one of these elements becomes a div. */
const BLOCK_NAME =
  /^(?:address|blockquote|center|del|div|h[1-6]|hr|ins|isindex|noscript|p|pre|dir|dl|dt|dd|li|menu|ol|ul|table|caption|colgroup|col|thead|tfoot|tbody|tr|td|th|fieldset|form|legend|optgroup|option)$/;

/** A loose text ends only before a child `p`. `followingLinks`: how many links directly after a text belong to it. */
export function looseTexts(element: TreeElement, followingLinks: 'one' | 'all'): LooseText[] {
  const found: LooseText[] = [];
  const used = new Set<TreeNode>();
  let parts: TreeNode[] = [];
  const takeLink = (node: TreeNode | null): boolean => {
    const isTaken = node?.kind === 'element' && node.name === 'a' && !used.has(node);
    if (isTaken) {
      used.add(node);
      parts.push(node);
    }
    return isTaken;
  };
  for (let node = element.first; node; node = node.next) {
    if (node.kind === 'text') {
      const pieces = chunkFrom(node);
      const copies = trimmedCopies(pieces);
      const start = node;
      node = pieces.at(-1) ?? node;
      if (!isWorthParagraph(copies)) continue;
      for (let before = start.previous; takeLink(before); ) before = before?.previous ?? null;
      for (const copy of copies) parts.push(copy);
      for (let behind = node.next; takeLink(behind) && followingLinks === 'all'; ) behind = behind?.next ?? null;
    } else if (node.name === 'p' && parts.length > 0) {
      found.push({ parts, before: node });
      parts = [];
    }
  }
  return parts.length > 0 ? [...found, { parts, before: null }] : found;
}

/** As the parser of the original programs builds it. The links are moved into the paragraph, not copied. */
export function paragraphOf({ parts }: LooseText, source: number): TreeElement {
  const paragraph = createElement(parts[0]?.kind === 'element' ? 'span' : 'p', source);
  for (const part of parts) {
    const isLink = part.kind === 'element';
    if (isLink && paragraph.first) insert(paragraph, createText(' ', NO_SOURCE));
    insert(paragraph, part);
    if (isLink) insert(paragraph, createText(' ', NO_SOURCE));
  }
  const hasBlocks = (): boolean => elementsAround(paragraph, ({ name }) => BLOCK_NAME.test(name)).size > 0;
  if (paragraph.name === 'span' && hasBlocks()) paragraph.name = 'div';
  return paragraph;
}

function trimmedCopies(pieces: readonly TextPiece[]): TextPiece[] {
  const first = pieces.findIndex(({ text }) => !isBlank(text));
  const last = pieces.findLastIndex(({ text }) => !isBlank(text));
  if (first < 0) return [];
  return pieces.slice(first, last + 1).map(({ text, source, spaced }, index) => {
    const start = index === 0 ? startOfText(text) : 0;
    const end = index === last - first ? endOfText(text) : text.length;
    return createText(text.slice(start, end), source, spaced && index > 0);
  });
}

/** Several pieces are always enough, because the first and the last piece are not blank. */
function isWorthParagraph(copies: readonly TextPiece[]): boolean {
  return copies.length > 1 || isLongerThan(copies[0]?.text ?? '', TOO_SHORT);
}
