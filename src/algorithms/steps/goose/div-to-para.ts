/** Turns elements used as paragraphs, and loose text, into paragraphs (docs/specs/goose.md, "Div to paragraph"). */
import { elementsAround } from '../element-tree/around.ts';
import { detach, insert } from '../element-tree/edit.ts';
import { chunkFrom } from '../element-tree/text.ts';
import { createElement, elementsBelow, type TextPiece, type TreeElement, type TreeNode } from '../element-tree/tree.ts';
import { type LooseText, looseTexts, paragraphOf } from './loose-text.ts';

/** An element without any of these is a paragraph. */
const BLOCKS: ReadonlySet<string> = new Set(['a', 'blockquote', 'dl', 'div', 'img', 'ol', 'p', 'pre', 'table', 'ul']);

export interface DivToParaOptions {
  /** How many of the links directly after a text become part of its paragraph. */
  followingLinks: 'one' | 'all';
  /** Whether the element loses the text left directly in it, and the text after it. */
  emptied: boolean;
}

export function divToPara(root: TreeElement, name: string, options: DivToParaOptions): void {
  const aroundBlocks = elementsAround(root, (element) => BLOCKS.has(element.name));
  // the originals move a copy of a link's content, which is not in the list that they walk
  const passedOver = new Set<TreeElement>();
  for (const element of elementsBelow(root, (other) => other.name === name)) {
    if (passedOver.has(element)) continue;
    if (!aroundBlocks.has(element)) element.name = 'p';
    else for (const link of rebuild(element, options)) for (const below of elementsBelow(link)) passedOver.add(below);
  }
}

/** Wraps an element's loose texts; returns the links that moved into the paragraphs. */
function rebuild(element: TreeElement, { followingLinks, emptied }: DivToParaOptions): ReadonlySet<TreeElement> {
  const found = looseTexts(element, followingLinks);
  const used = new Set(found.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'element' ? [part] : []))));
  const firstText = element.first?.kind === 'text' ? chunkFrom(element.first) : [];
  // find all places before moving anything
  for (const tail of [...used].flatMap((link) => tailToSettle(link, used))) settle(element, tail, emptied);
  for (const piece of firstText) detach(piece);
  if (emptied) for (const piece of tailOf(element)) detach(piece);
  for (const text of found) putParagraph(element, text);
  return used;
}

/** Inserts a paragraph; each link that was moved into it leaves an empty link behind. */
function putParagraph(element: TreeElement, text: LooseText): void {
  for (const part of text.parts) {
    if (part.kind !== 'element') continue;
    insert(element, createElement('a', part.source), part);
    detach(part);
  }
  insert(element, paragraphOf(text, element.source), text.before);
}

/** Text after a used link, and the first of the used links directly before it. */
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
 * Moves such text as the originals do. They append it to the node before the links: to an element, so that it is on the
 * page twice; or to a text, which is discarded.
 */
function settle(element: TreeElement, { pieces, start, before }: Tail, emptied: boolean): void {
  const isLost = before === null ? emptied : before.kind === 'text';
  for (const [index, piece] of pieces.entries()) {
    detach(piece);
    if (index === 0) piece.spaced = true;
    if (!isLost) insert(element, piece, start);
  }
}

function tailOf(element: TreeElement): TextPiece[] {
  return element.next?.kind === 'text' ? chunkFrom(element.next) : [];
}
