/**
 * An editable tree for ports of programs that clean a page before they read it (Goose and its successors). Elements,
 * comments and pieces of text are linked lists, so every edit takes constant time and no function is recursive.
 *
 * The original programs store the text of an element in two places: before its first child, and after each child. Each
 * of these texts is called a chunk here. In this tree, a chunk is a run of adjacent pieces of text. Each piece says
 * whether a space separates it from the piece before, so edits need not join strings. Each piece also keeps the id of
 * its text node in the snapshot.
 */
import type { Attributes } from '../../../page/snapshot/types.ts';
import { collapsePythonSpace } from '../python-text.ts';

export const COMMENT = '#comment';

/** Value of `source` for text that an algorithm added. */
export const NO_SOURCE = -1;

interface Links {
  parent: TreeElement | null;
  previous: TreeNode | null;
  next: TreeNode | null;
}

export interface TreeElement extends Links {
  kind: 'element';
  /** Tag name in lower case; {@link COMMENT} for comments, which the original programs count as siblings. */
  name: string;
  attributes: Attributes;
  /** Node id of the element in the snapshot. If an algorithm added the element, id of the nearest element around it. */
  source: number;
  first: TreeNode | null;
  last: TreeNode | null;
}

export interface TextPiece extends Links {
  kind: 'text';
  text: string;
  /** Node id of the text in the snapshot; {@link NO_SOURCE} if an algorithm added the text. */
  source: number;
  /** Whether a space separates this piece from the piece directly before it. */
  spaced: boolean;
}

export type TreeNode = TreeElement | TextPiece;

export const NO_ATTRIBUTES: Attributes = {};

export function createElement(name: string, source: number, attributes: Attributes = NO_ATTRIBUTES): TreeElement {
  return {
    kind: 'element',
    name,
    attributes,
    source,
    parent: null,
    previous: null,
    next: null,
    first: null,
    last: null,
  };
}

export function createText(text: string, source: number, spaced = false): TextPiece {
  return { kind: 'text', text, source, spaced, parent: null, previous: null, next: null };
}

/** Returns the next node in document order; null after the last one below `root`. */
export function following(node: TreeNode, root: TreeElement): TreeNode | null {
  return (node.kind === 'element' && node.first) || followingOutside(node, root);
}

/** Returns the next node in document order that is not inside `node`; null after the last one below `root`. */
export function followingOutside(node: TreeNode, root: TreeElement): TreeNode | null {
  let current: TreeNode | null = node;
  while (current && current !== root) {
    if (current.next) return current.next;
    current = current.parent;
  }
  return null;
}

/** Returns the elements below `root` in document order, without comments. Later edits do not change the list. */
export function elementsBelow(
  root: TreeElement,
  wanted: (element: TreeElement) => boolean = () => true,
): TreeElement[] {
  const found: TreeElement[] = [];
  for (let node = following(root, root); node; node = following(node, root)) {
    if (node.kind === 'element' && node.name !== COMMENT && wanted(node)) found.push(node);
  }
  return found;
}

export function childElements(parent: TreeElement): TreeElement[] {
  const found: TreeElement[] = [];
  for (let node = parent.first; node; node = node.next) {
    if (node.kind === 'element' && node.name !== COMMENT) found.push(node);
  }
  return found;
}

/** The elements that contain a wanted one, possibly including `root`. Visits each ancestor once. */
export function elementsAround(root: TreeElement, wanted: (element: TreeElement) => boolean): ReadonlySet<TreeElement> {
  const found = new Set<TreeElement>();
  for (const { parent } of elementsBelow(root, wanted)) {
    for (let around = parent; around && around !== root.parent && !found.has(around); around = around.parent) {
      found.add(around);
    }
  }
  return found;
}

/** In document order, without those inside another such element. */
export function outermostBelow(root: TreeElement, wanted: (element: TreeElement) => boolean): TreeElement[] {
  const found: TreeElement[] = [];
  for (let node = following(root, root); node; ) {
    if (node.kind === 'element' && wanted(node)) {
      found.push(node);
      node = followingOutside(node, root);
    } else node = following(node, root);
  }
  return found;
}

/** Returns the depth of an element: 1 without child elements, otherwise 1 more than its deepest child. */
type DepthOf = (element: TreeElement) => number;

/** Later edits of the tree do not change the results. */
export function depthsBelow(root: TreeElement): DepthOf {
  const depths = new Map<TreeElement, number>();
  const depthOf: DepthOf = (element) => depths.get(element) ?? 1;
  for (const element of elementsBelow(root).reverse()) {
    const { parent } = element;
    if (parent) depths.set(parent, Math.max(depthOf(parent), depthOf(element) + 1));
  }
  return depthOf;
}

/** Returns whether a piece of text is the first of a chunk (a text that the original programs store as one string). */
export function beginsChunk(piece: TextPiece): boolean {
  return piece.previous?.kind !== 'text';
}

export function chunkFrom(first: TextPiece): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let node: TreeNode | null = first; node?.kind === 'text'; node = node.next) pieces.push(node);
  return pieces;
}

export function chunkText(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text, spaced }, index) => (index > 0 && spaced ? ` ${text}` : text)).join('');
}

export function textBelow(root: TreeElement): TextPiece[] {
  const found: TextPiece[] = [];
  for (let node = following(root, root); node; node = following(node, root)) {
    if (node.kind === 'text') found.push(node);
  }
  return found;
}

/** Chunks, joined by spaces, with white space collapsed (docs/specs/goose.md, "Tree and text"). */
export function textOf(root: TreeElement): string {
  const parts = textBelow(root).map((piece) => (beginsChunk(piece) || piece.spaced ? ` ${piece.text}` : piece.text));
  return collapsePythonSpace(parts.join(''));
}
