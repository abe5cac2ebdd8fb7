/**
 * An editable tree for the originals that clean the page before they read it (Goose and its successors). Elements,
 * comments and pieces of text are linked lists: every edit is O(1) and nothing is recursive.
 *
 * The originals keep text in two places: in an element before its first child, and after each child. Here a run of
 * adjacent pieces is one such text (a chunk), and each piece stores whether a space separates it from the previous
 * piece. Removing and unwrapping therefore build no strings and keep the link to the snapshot's text nodes.
 */
import type { Attributes } from '../../../page/snapshot/types.ts';

export const COMMENT = '#comment';

/** Source of text that an algorithm made. */
export const NO_SOURCE = -1;

interface Links {
  parent: TreeElement | null;
  previous: TreeNode | null;
  next: TreeNode | null;
}

export interface TreeElement extends Links {
  kind: 'element';
  /** Lower case; {@link COMMENT} for comments, which count as elements where siblings are counted. */
  name: string;
  attributes: Attributes;
  /** The snapshot's element; for an element that an algorithm made, the nearest one around it. */
  source: number;
  first: TreeNode | null;
  last: TreeNode | null;
}

export interface TextPiece extends Links {
  kind: 'text';
  text: string;
  /** The snapshot's text node, or {@link NO_SOURCE}. */
  source: number;
  /** Whether a space separates it from a piece directly before it; otherwise the two are glued. */
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

/** Returns the node after this one in document order that is still below `root`. */
export function following(node: TreeNode, root: TreeElement): TreeNode | null {
  return (node.kind === 'element' && node.first) || followingOutside(node, root);
}

/** Returns the node after this one and its content, in document order, that is still below `root`. */
export function followingOutside(node: TreeNode, root: TreeElement): TreeNode | null {
  let current: TreeNode | null = node;
  while (current && current !== root) {
    if (current.next) return current.next;
    current = current.parent;
  }
  return null;
}

/** Returns the elements below `root` in document order, without comments; later edits do not change the list. */
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
