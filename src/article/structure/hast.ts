import type { Element, ElementContent, Properties, Root } from 'hast';

/** A new element; its content may be given as text. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] | string = [],
): Element {
  const content: ElementContent[] = typeof children === 'string' ? [{ type: 'text', value: children }] : children;
  return { type: 'element', tagName, properties, children: content };
}

/** The nodes directly below a root. */
export function contentOf(root: Root): ElementContent[] {
  return root.children.filter((child) => child.type !== 'doctype');
}

export function isElement(node: { type: string } | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes((node as Element).tagName));
}

/** Text of a node and all that it holds. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

/** What takes the place of a node; it may be the node itself. */
export type Rewritten = ElementContent | readonly ElementContent[];

/**
 * Rewrites a tree from the leaves up: every element is replaced by what `rewrite` gives for it (its children are
 * rewritten already). Subtrees that stay as they are are shared with the old tree, not copied.
 */
export function rewriteElements(
  children: readonly ElementContent[],
  rewrite: (element: Element) => Rewritten,
): ElementContent[] {
  return replaceChildren(children, (node) => (isElement(node) ? rewriteElement(node, rewrite) : node));
}

function rewriteElement(element: Element, rewrite: (element: Element) => Rewritten): Rewritten {
  // The parts of a formula mean nothing by themselves, and empty ones keep the others in their places.
  if (element.tagName === 'math') return rewrite(element);
  return rewrite(withChildren(element, rewriteElements(element.children, rewrite)));
}

/** Replaces nodes of a list; gives the list itself where every node stays as it is. */
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
    // one by one: there may be more of them than a call takes arguments
    if (replacement) for (const each of replacement) result.push(each);
    else result.push(rewritten as ElementContent);
  }
  return result ?? (children as ElementContent[]);
}

/** The element with these children; itself where it has them already. */
export function withChildren(element: Element, children: ElementContent[]): Element {
  return children === element.children ? element : { ...element, children };
}

/** True when an element of one of these names stands anywhere below. */
export function holds(element: Element, ...names: string[]): boolean {
  return element.children.some(
    (child) => isElement(child) && (names.includes(child.tagName) || holds(child, ...names)),
  );
}
