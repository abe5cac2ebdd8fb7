import { createElement, createText, following, type TreeElement, type TreeNode } from './tree.ts';

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

/** The text before the node and the text after it become one chunk (a run of adjacent texts). */
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

/** A space then separates the texts before and after it (docs/specs/goose.md, "Tree and text"). */
export function remove(element: TreeElement): void {
  if (element.next?.kind === 'text') element.next.spaced = true;
  detach(element);
}

/** Removes an element with its content, and also the text between it and the next element. */
export function removeWithTail(element: TreeElement): void {
  while (element.next?.kind === 'text') detach(element.next);
  detach(element);
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
