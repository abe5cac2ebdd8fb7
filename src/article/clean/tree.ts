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
 * rewritten already). Subtrees that stay as they are are shared with the old tree, not copied.
 */
export function rewriteElements(
  children: readonly ElementContent[],
  rewrite: (element: Element) => readonly ElementContent[],
): ElementContent[] {
  let result: ElementContent[] | null = null;
  for (let index = 0; index < children.length; index++) {
    const node = children[index] as ElementContent;
    const replacement = isElement(node) ? rewriteElement(node, rewrite) : null;
    if (replacement === null || (replacement.length === 1 && replacement[0] === node)) {
      result?.push(node);
      continue;
    }
    result ??= children.slice(0, index);
    result.push(...replacement);
  }
  return result ?? (children as ElementContent[]);
}

function rewriteElement(
  element: Element,
  rewrite: (element: Element) => readonly ElementContent[],
): readonly ElementContent[] {
  const children = rewriteElements(element.children, rewrite);
  return rewrite(children === element.children ? element : { ...element, children });
}

/** True when an element of one of these names stands anywhere below. */
export function holds(element: Element, ...names: string[]): boolean {
  return element.children.some(
    (child) => isElement(child) && (names.includes(child.tagName) || holds(child, ...names)),
  );
}
