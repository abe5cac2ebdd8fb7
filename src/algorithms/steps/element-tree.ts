/**
 * An editable tree for ports of programs that clean a page before they read it (Goose and its successors). The children
 * of an element are a linked list of elements, comments and pieces of text, so that inserting and removing a node takes
 * constant time. No function is recursive, because a deep page would overflow the stack.
 *
 * The original programs store the text of an element in two places: before its first child, and after each child. Each
 * of these texts is called a chunk here. In this tree, a chunk is a run of adjacent pieces of text. Each piece says
 * whether a space separates it from the piece before, so edits need not join strings. Each piece also keeps the id of
 * its text node in the snapshot.
 */
import { type Attributes, NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import type { Population, TraceEntry } from '../types.ts';
import { isAbsent, isClosedFrame, perName, populationFlags } from './population.ts';
import { collapsePythonSpace } from './python-text.ts';

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

const NO_ATTRIBUTES: Attributes = {};

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

/** Returns the elements that contain a wanted one, possibly including `root`. Visits each ancestor once. */
export function elementsAround(root: TreeElement, wanted: (element: TreeElement) => boolean): ReadonlySet<TreeElement> {
  const found = new Set<TreeElement>();
  for (const { parent } of elementsBelow(root, wanted)) {
    for (let around = parent; around && around !== root.parent && !found.has(around); around = around.parent) {
      found.add(around);
    }
  }
  return found;
}

/** Returns the wanted elements in document order, without those inside another wanted element. */
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

/** Measures the depth of all elements below `root`. Later edits of the tree do not change the results. */
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

/** Returns the adjacent pieces of text from `first` on; none if `first` is not a text. */
export function chunkFrom(first: TreeNode | null): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let node = first; node?.kind === 'text'; node = node.next) pieces.push(node);
  return pieces;
}

/** Returns the text between an element and the next one. */
export function tailOf(element: TreeElement): TextPiece[] {
  return chunkFrom(element.next);
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

/** Returns copies of the texts in an element, as one text. A space separates two texts that had a tag between them. */
export function joinedCopies(root: TreeElement): TextPiece[] {
  return textBelow(root).map((piece) => createText(piece.text, piece.source, piece.spaced || beginsChunk(piece)));
}

/** Returns an element's chunks, joined by spaces, with white space collapsed (docs/specs/goose.md, "Tree and text"). */
export function textOf(root: TreeElement): string {
  return collapsePythonSpace(chunkText(joinedCopies(root)));
}

/** Returns the page as a tree of its elements, its comments, and the texts that `population` includes. */
export function buildTree(snapshot: PageSnapshot, population: Population): TreeElement {
  const { nodes, names } = snapshot;
  const flags = populationFlags(snapshot, population);
  const closed = perName(snapshot, (name) => isClosedFrame(name, population));
  const root = createElement(names[nodes.name[0] ?? 0] ?? 'html', 0, nodes.attributes[0] ?? NO_ATTRIBUTES);
  const open: TreeElement[] = [root];
  for (let node = 1; node < nodes.size; node++) {
    while (open.length > 1 && at(nodes.end, (open.at(-1) as TreeElement).source) <= node) open.pop();
    const parent = open.at(-1) as TreeElement;
    const kind = at(nodes.kind, node);
    if (kind === NodeKind.text) {
      // hidden content between two texts counts as a space, so that the texts do not become one word
      const spaced = parent.last?.kind === 'text' && parent.last.source !== node - 1;
      if (flags[node] === 1) insert(parent, createText(at(nodes.text, node), node, spaced));
    } else if (kind === NodeKind.comment) insert(parent, createElement(COMMENT, node));
    else if (isAbsent(snapshot, population, node)) node = at(nodes.end, node) - 1;
    else {
      const name = at(nodes.name, node);
      const element = createElement(at(names, name), node, at(nodes.attributes, node) ?? NO_ATTRIBUTES);
      insert(parent, element);
      if (at(closed, name)) node = at(nodes.end, node) - 1;
      else open.push(element);
    }
  }
  return root;
}

/** Inserts a node that has no parent, before the child `before`, or at the end if `before` is null. */
export function insert(parent: TreeElement, node: TreeNode, before: TreeNode | null = null): void {
  const previous = before ? before.previous : parent.last;
  node.parent = parent;
  node.previous = previous;
  node.next = before;
  if (previous) previous.next = node;
  else parent.first = node;
  if (before) before.previous = node;
  else parent.last = node;
}

/** Takes a node out of the tree. The texts before and after it become one chunk (a run of adjacent texts). */
export function detach(node: TreeNode): void {
  const { parent, previous, next } = node;
  if (!parent) return;
  if (previous) previous.next = next;
  else parent.first = next;
  if (next) next.previous = previous;
  else parent.last = previous;
  node.parent = null;
  node.previous = null;
  node.next = null;
}

/** Removes an element. A space then separates the texts before and after it (docs/specs/goose.md, "Tree and text"). */
export function remove(element: TreeElement): void {
  if (element.next?.kind === 'text') element.next.spaced = true;
  detach(element);
}

/** Removes an element, and returns the trace entry that explains it. */
export function removeFor(step: string, element: TreeElement, reason: string): TraceEntry {
  remove(element);
  return { step, node: element.source, kept: false, reason };
}

export function removeTail(element: TreeElement): void {
  for (const piece of tailOf(element)) detach(piece);
}

export function unwrap(element: TreeElement): void {
  const { parent, first } = element;
  if (!parent) return;
  for (let child = first; child; ) {
    const sibling: TreeNode | null = child.next;
    detach(child);
    insert(parent, child, element);
    child = sibling;
  }
  detach(element);
}

export function unwrapBelow(root: TreeElement, wanted: (element: TreeElement) => boolean): void {
  for (const element of elementsBelow(root, wanted)) unwrap(element);
}

export function copyOf(root: TreeElement): TreeElement {
  const copies = new Map<TreeElement, TreeElement>([[root, shallow(root)]]);
  for (let node = following(root, root); node; node = following(node, root)) {
    const parent = copies.get(node.parent as TreeElement) as TreeElement;
    if (node.kind === 'text') insert(parent, createText(node.text, node.source, node.spaced));
    else {
      const copy = shallow(node);
      copies.set(node, copy);
      insert(parent, copy);
    }
  }
  return copies.get(root) as TreeElement;
}

function shallow({ name, source, attributes }: TreeElement): TreeElement {
  return createElement(name, source, attributes);
}
