/**
 * Turns two things into paragraphs: elements without blocks inside, and text directly in other elements
 * (docs/specs/goose.md, "Div to paragraph").
 */

import { detach, insert } from '../element-tree/edit.ts';
import {
  chunkFrom,
  createElement,
  elementsAround,
  elementsBelow,
  type TextPiece,
  type TreeElement,
  type TreeNode,
} from '../element-tree/tree.ts';
import { type LooseText, looseTexts, paragraphOf } from './loose-text.ts';

/** Tags of block elements. An element without any of them inside counts as a paragraph. */
const BLOCKS: ReadonlySet<string> = new Set(['a', 'blockquote', 'dl', 'div', 'img', 'ol', 'p', 'pre', 'table', 'ul']);

export interface DivToParaOptions {
  /** How many of the links directly after a text are moved into the new paragraph with the text. */
  followingLinks: 'one' | 'all';
  /** Whether the text left in the element and the text after it are lost, as in the original program. */
  emptied: boolean;
}

export function divToPara(root: TreeElement, name: string, options: DivToParaOptions): void {
  const aroundBlocks = elementsAround(root, (element) => BLOCKS.has(element.name));
  // Elements inside a moved link stay unchanged: the original programs move a copy of the link, and their loop does not
  // visit copies.
  const passedOver = new Set<TreeElement>();
  for (const element of elementsBelow(root, (other) => other.name === name)) {
    if (passedOver.has(element)) continue;
    if (!aroundBlocks.has(element)) element.name = 'p';
    else for (const link of rebuild(element, options)) for (const below of elementsBelow(link)) passedOver.add(below);
  }
}

/** Puts texts directly in the element into paragraphs. Returns the links that were moved together with them. */
function rebuild(element: TreeElement, { followingLinks, emptied }: DivToParaOptions): ReadonlySet<TreeElement> {
  const found = looseTexts(element, followingLinks);
  const used = new Set(found.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'element' ? [part] : []))));
  const firstText = element.first?.kind === 'text' ? chunkFrom(element.first) : [];
  // finds the texts after all moved links first (`flatMap`), because `settle` changes the order of the nodes
  for (const tail of [...used].flatMap((link) => tailToSettle(link, used))) settle(element, tail, emptied);
  for (const piece of firstText) detach(piece);
  if (emptied) for (const piece of tailOf(element)) detach(piece);
  for (const text of found) putParagraph(element, text);
  return used;
}

/** The links of the text move into the paragraph, and an empty link stays in the place of each. */
function putParagraph(element: TreeElement, text: LooseText): void {
  for (const part of text.parts) {
    if (part.kind !== 'element') continue;
    insert(element, createElement('a', part.source), part);
    detach(part);
  }
  insert(element, paragraphOf(text, element.source), text.before);
}

/** Text directly after adjacent moved links. `start` is the first of these, `before` the node before `start`. */
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
 * Moves the text after moved links as the original programs do: they append it to the node before the links. If that
 * node is an element, the text then appears twice on the page. If it is a text, the appended text is lost.
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
