import type { Element, ElementContent, Properties, Root } from 'hast';

/** Creates an element; its content may be given as text. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] | string = [],
): Element {
  const content: ElementContent[] = typeof children === 'string' ? [{ type: 'text', value: children }] : children;
  return { type: 'element', tagName, properties, children: content };
}

/** Returns the nodes directly below a root. */
export function contentOf(root: Root): ElementContent[] {
  return root.children.filter((child) => child.type !== 'doctype');
}

export function isElement(node: { type: string } | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes((node as Element).tagName));
}

/** Returns the text of a node and its descendants. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

/** Replacement of a node; may be the node itself. */
export type Rewritten = ElementContent | readonly ElementContent[];

/**
 * Rewrites a tree from the leaves up: replaces every element by the result of `rewrite`, which gets it with rewritten
 * children. Unchanged subtrees are shared with the old tree, not copied.
 */
export function rewriteElements(
  children: readonly ElementContent[],
  rewrite: (element: Element) => Rewritten,
): ElementContent[] {
  return replaceChildren(children, (node) => (isElement(node) ? rewriteElement(node, rewrite) : node));
}

function rewriteElement(element: Element, rewrite: (element: Element) => Rewritten): Rewritten {
  // Leave the parts of a formula alone: even empty ones keep the others in place.
  if (element.tagName === 'math') return rewrite(element);
  return rewrite(withChildren(element, rewriteElements(element.children, rewrite)));
}

/** Replaces nodes of a list; returns the same list if no node changes. */
export function replaceChildren(
  children: readonly ElementContent[],
  replace: (node: ElementContent) => Rewritten,
): ElementContent[] {
  let result: ElementContent[] | null = null;
  for (let index = 0; index < children.length; index++) {
    const node = children[index] as ElementContent;
    const rewritten = replace(node);
    const replacement = Array.isArray(rewritten) ? (rewritten as readonly ElementContent[]) : null;
    if (rewritten === node || (replacement?.length === 1 && replacement[0] === node)) {
      result?.push(node);
      continue;
    }
    result ??= children.slice(0, index);
    // one by one: there may be more than a call can take as arguments
    if (replacement) for (const each of replacement) result.push(each);
    else result.push(rewritten as ElementContent);
  }
  return result ?? (children as ElementContent[]);
}

/** Returns the element with these children; the same element if it already has them. */
export function withChildren(element: Element, children: ElementContent[]): Element {
  return children === element.children ? element : { ...element, children };
}

/** Checks whether an element has a descendant with one of these names. */
export function holds(element: Element, ...names: string[]): boolean {
  return element.children.some(
    (child) => isElement(child) && (names.includes(child.tagName) || holds(child, ...names)),
  );
}
