/** Turns elements without blocks, and loose text with its links, into paragraphs (docs/specs/goose.md). */
import {
  chunkFrom,
  createElement,
  createText,
  detach,
  elementsAround,
  elementsBelow,
  insert,
  NO_SOURCE,
  removeTail,
  type TextPiece,
  type TreeElement,
  type TreeNode,
  tailOf,
} from '../element-tree.ts';
import { endOfText, isBlank, isLongerThan, startOfText } from '../python-text.ts';

/** Tags of block elements. An element without any of them inside counts as a paragraph. */
const BLOCKS: ReadonlySet<string> = new Set(['a', 'blockquote', 'dl', 'div', 'img', 'ol', 'p', 'pre', 'table', 'ul']);

export interface DivToParaOptions {
  /** How many of the links directly after a text are moved into the new paragraph with the text. */
  followingLinks: 'one' | 'all';
  /** Whether the text after the element, and after moved links at its start, is removed, as in Newspaper3k. */
  emptied: boolean;
}

export function divToPara(root: TreeElement, name: string, options: DivToParaOptions): void {
  const aroundBlocks = elementsAround(root, (element) => BLOCKS.has(element.name));
  // Elements inside a moved link stay unchanged: the original programs (Goose, Newspaper) move a copy of the link, and
  // their loop does not visit copies.
  const passedOver = new Set<TreeElement>();
  for (const element of elementsBelow(root, (other) => other.name === name)) {
    if (passedOver.has(element)) continue;
    if (!aroundBlocks.has(element)) element.name = 'p';
    else for (const link of rebuild(element, options)) for (const below of elementsBelow(link)) passedOver.add(below);
  }
}

/** Wraps the texts directly in the element in paragraphs. Returns the links that were moved with them. */
function rebuild(element: TreeElement, { followingLinks, emptied }: DivToParaOptions): ReadonlySet<TreeElement> {
  const found = looseTexts(element, followingLinks);
  const used = new Set(found.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'element' ? [part] : []))));
  const firstText = chunkFrom(element.first);
  // `flatMap` finds all texts after moved links before the first `settle`, because `settle` changes the order of nodes
  for (const tail of [...used].flatMap((link) => tailToSettle(link, used))) settle(element, tail, emptied);
  for (const piece of firstText) detach(piece);
  if (emptied) removeTail(element);
  for (const text of found) putParagraph(element, text);
  return used;
}

/** Makes a paragraph of a text. Its links move into the paragraph, and an empty link takes the place of each. */
function putParagraph(element: TreeElement, text: LooseText): void {
  for (const part of text.parts) {
    if (part.kind !== 'element') continue;
    insert(element, createElement('a', part.source), part);
    detach(part);
  }
  insert(element, paragraphOf(text, element.source), text.before);
}

/** Text directly after adjacent moved links. `start` is the first of these links, `before` the node before `start`. */
interface Tail {
  pieces: readonly TextPiece[];
  start: TreeElement;
  before: TreeNode | null;
}

function tailToSettle(link: TreeElement, used: ReadonlySet<TreeNode>): Tail[] {
  const pieces = tailOf(link);
  if (pieces.length === 0) return [];
  let start = link;
  while (start.previous?.kind === 'element' && used.has(start.previous)) start = start.previous;
  return [{ pieces, start, before: start.previous }];
}

/**
 * Moves or removes the text after moved links, as the original programs (Goose, Newspaper) do. The new paragraph has a
 * copy of it. If an element is before the links, the text moves before the links, so the article has it twice. If a
 * text is before them, the text is removed. If nothing is before them, `emptied` says whether it is removed.
 */
function settle(element: TreeElement, { pieces, start, before }: Tail, emptied: boolean): void {
  const isLost = before === null ? emptied : before.kind === 'text';
  for (const [index, piece] of pieces.entries()) {
    detach(piece);
    if (index === 0) piece.spaced = true;
    if (!isLost) insert(element, piece, start);
  }
}

/** A loose text (text directly in an element), which becomes one paragraph. */
interface LooseText {
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

/** Finds loose texts. A child `p` ends a loose text. `followingLinks` says how many links after a text belong to it. */
function looseTexts(element: TreeElement, followingLinks: 'one' | 'all'): LooseText[] {
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

/** Builds a paragraph as the parser of the original programs does. The links are moved into it, not copied. */
function paragraphOf({ parts }: LooseText, source: number): TreeElement {
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

/** Returns whether a text is longer than `TOO_SHORT`; true for several pieces, because the outer ones are not blank. */
function isWorthParagraph(copies: readonly TextPiece[]): boolean {
  return copies.length > 1 || isLongerThan(copies[0]?.text ?? '', TOO_SHORT);
}
