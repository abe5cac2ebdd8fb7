import type { Element, ElementContent } from 'hast';

export function isElement(node: { type: string } | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes((node as Element).tagName));
}

/** Text of a node and all that it holds. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

/**
 * Rewrites a tree from the leaves up: every element is replaced by what `rewrite` gives for it (its children are
 * rewritten already).
 */
export function rewriteElements(
  children: readonly ElementContent[],
  rewrite: (element: Element) => readonly ElementContent[],
): ElementContent[] {
  return children.flatMap((node) =>
    isElement(node) ? rewrite({ ...node, children: rewriteElements(node.children, rewrite) }) : [node],
  );
}

/** True when an element of one of these names stands anywhere below. */
export function holds(element: Element, ...names: string[]): boolean {
  return element.children.some(
    (child) => isElement(child) && (names.includes(child.tagName) || holds(child, ...names)),
  );
}
