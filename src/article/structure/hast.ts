import type { Element, ElementContent, Properties, Root } from 'hast';

export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] | string = [],
): Element {
  const content: ElementContent[] = typeof children === 'string' ? [{ type: 'text', value: children }] : children;
  return { type: 'element', tagName, properties, children: content };
}

export function contentOf(root: Root): ElementContent[] {
  return root.children.filter((child) => child.type !== 'doctype');
}

export function isElement(node: { type: string } | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes((node as Element).tagName));
}

export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

/** Returns the level of a heading (1 … 6); 0 for other nodes. */
export function headingLevel(node: ElementContent): number {
  return isElement(node) ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}

/** Returns all elements, each before the elements inside it. */
export function elementsIn(children: readonly ElementContent[], found: Element[] = []): Element[] {
  for (const child of children) {
    if (!isElement(child)) continue;
    found.push(child);
    elementsIn(child.children, found);
  }
  return found;
}

/** Replacement of a node: the node itself, another node, or any number of nodes. */
export type Rewritten = ElementContent | readonly ElementContent[];

/** Rewrites all elements, from the leaves up. Parts that do not change are not copied. */
export function rewriteElements(
  children: readonly ElementContent[],
  rewrite: (element: Element) => Rewritten,
): ElementContent[] {
  return replaceChildren(children, (node) => (isElement(node) ? rewriteElement(node, rewrite) : node));
}

function rewriteElement(element: Element, rewrite: (element: Element) => Rewritten): Rewritten {
  // parts of a formula are not rewritten, because even empty parts keep the other parts in their places
  if (element.tagName === 'math') return rewrite(element);
  return rewrite(withChildren(element, rewriteElements(element.children, rewrite)));
}

/** Replaces each node. Returns the same list if nothing changes. */
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
    // one by one: `push(...replacement)` fails for long lists, because the number of arguments is limited
    if (replacement) for (const each of replacement) result.push(each);
    else result.push(rewritten as ElementContent);
  }
  return result ?? (children as ElementContent[]);
}

export function withChildren(element: Element, children: ElementContent[]): Element {
  return children === element.children ? element : { ...element, children };
}

export function holds(element: Element, ...names: string[]): boolean {
  return element.children.some(
    (child) => isElement(child) && (names.includes(child.tagName) || holds(child, ...names)),
  );
}
