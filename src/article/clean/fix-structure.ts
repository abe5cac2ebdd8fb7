import type { Element, ElementContent } from 'hast';
import { holds, isElement, rewriteElements } from './tree.ts';
import type { CleanPass } from './types.ts';

/** Parents without which an element means nothing. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};

/** What may stand directly in these; anything else is wrapped in the first name given. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dd', 'dt'],
};

/**
 * Makes lists, figures and tables well-formed: parts without their whole lose their element, foreign children of
 * lists become items, and a "list" of one item that holds headings or several paragraphs is a layout device.
 */
export const fixStructure: CleanPass = (children) => unwrapLoose(rewriteElements(children, fixElement), '');

function fixElement(element: Element): ElementContent[] {
  if (isLayoutList(element)) return (element.children[0] as Element).children;
  if (element.tagName === 'figure' && !holds(element, 'img', 'table', 'pre', 'blockquote')) return element.children;
  const allowed = CHILDREN[element.tagName];
  if (!allowed) return [element];
  const wrapper = allowed[0] as string;
  const fixed = element.children.flatMap((child): ElementContent[] => {
    if (isElement(child, ...allowed)) return [child];
    if (child.type === 'text' && child.value.trim() === '') return [];
    return [{ type: 'element', tagName: wrapper, properties: {}, children: [child] }];
  });
  return [{ ...element, children: fixed }];
}

function isLayoutList(element: Element): boolean {
  const [only, second] = element.children;
  if (!isElement(element, 'ul', 'ol') || second || !isElement(only, 'li')) return false;
  const blocks = only.children.filter((child) => isElement(child, 'p', 'ul', 'ol', 'table', 'blockquote', 'pre'));
  return blocks.length > 2 || holds(only, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
}

function unwrapLoose(children: readonly ElementContent[], parent: string): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    const needed = PARENTS[child.tagName];
    const isLoose = needed && !needed.includes(parent);
    const inner = unwrapLoose(child.children, isLoose ? parent : child.tagName);
    return isLoose ? inner : [{ ...child, children: inner }];
  });
}
