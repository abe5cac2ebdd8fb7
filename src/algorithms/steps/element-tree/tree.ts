/**
 * A tree that may be edited, for the originals that clean the page before they read it (Goose and what came from it). It
 * knows elements, comments and pieces of text, as linked lists: every edit is O(1) and nothing here is recursive.
 *
 * The originals keep text in two places, in an element before its first child and behind each child. Here a run of
 * adjacent pieces is one such text (a chunk), and each piece remembers whether a space parts it from the piece before: so
 * removing and unwrapping need no string to be put together, and the way back to the snapshot's text nodes stays.
 */
import type { Attributes } from '../../../page/snapshot/types.ts';

export const COMMENT = '#comment';

/** Of text that an algorithm made. */
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
  /** The snapshot's element, or that of the nearest enclosing element for one that an algorithm made. */
  source: number;
  first: TreeNode | null;
  last: TreeNode | null;
}

export interface TextPiece extends Links {
  kind: 'text';
  text: string;
  /** The snapshot's text node, or {@link NO_SOURCE}. */
  source: number;
  /** Whether a space parts it from a piece directly before it; otherwise the two are glued. */
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

/** The node after this one in document order that is still below `root`. */
export function following(node: TreeNode, root: TreeElement): TreeNode | null {
  return (node.kind === 'element' && node.first) || followingOutside(node, root);
}

/** The node after this one and everything in it, in document order, that is still below `root`. */
export function followingOutside(node: TreeNode, root: TreeElement): TreeNode | null {
  let current: TreeNode | null = node;
  while (current && current !== root) {
    if (current.next) return current.next;
    current = current.parent;
  }
  return null;
}

/** Elements below `root` in document order, comments left out. The list stays as it is when the tree is edited. */
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
