import { createElement, createText, following, type TreeElement, type TreeNode } from './tree.ts';

/** Puts a node that stands nowhere (see {@link detach}) in front of `before`, or at the end of the parent. */
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

/** Takes a node, with all that is in it, out of its place. Text behind it stays and becomes glued to text before it. */
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

/** Deletes an element; a space takes its place between the texts around it (docs/specs/goose.md, "Tree and text"). */
export function remove(element: TreeElement): void {
  if (element.next?.kind === 'text') element.next.spaced = true;
  detach(element);
}

/** Deletes an element and the text behind it, up to the next element. */
export function removeWithTail(element: TreeElement): void {
  while (element.next?.kind === 'text') detach(element.next);
  detach(element);
}

/** Replaces an element by what is in it. */
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

/** A copy that stands nowhere, with all that is in it. */
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
