import type { Element, ElementContent } from 'hast';
import { holds, isElement, type Rewritten, replaceChildren, rewriteElements, withChildren } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Parents that an element requires. */
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

/** Allowed children; any other child is wrapped in the first element named. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dd', 'dt'],
  tr: ['td', 'th'],
};

/** Allowed children of a table and its parts; any other child gets its own row and cell. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
};

/**
 * Makes lists, figures and tables well-formed: unwraps parts without their parent, turns foreign children of lists into
 * items, and unwraps a "list" of one item with headings or several paragraphs, which is only layout.
 */
export const fixStructure: CleanPass = (children) => unwrapLoose(rewriteElements(children, fixElement), '');

function fixElement(element: Element): Rewritten {
  if (isLayoutList(element)) return (element.children[0] as Element).children;
  if (isIndentation(element)) return element.children.flatMap((child) => (isElement(child) ? child.children : [child]));
  if (element.tagName === 'figure' && !isFigure(element)) return element.children;
  const rows = ROWS[element.tagName];
  if (rows) return [{ ...element, children: element.children.map((child) => asRow(child, rows)) }];
  const allowed = CHILDREN[element.tagName];
  if (!allowed) return element;
  const wrapper = allowed[0] as string;
  const fixed = element.children.flatMap((child): ElementContent[] => {
    if (isElement(child, ...allowed)) return [child];
    if (child.type === 'text' && child.value.trim() === '') return [];
    return [{ type: 'element', tagName: wrapper, properties: {}, children: [child] }];
  });
  return [{ ...element, children: fixed }];
}

/** Checks whether a figure shows something that a caption can describe. */
function isFigure(element: Element): boolean {
  const holdsEmbed = element.children.some((child) => isElement(child) && child.properties.dataEmbed !== undefined);
  return holdsEmbed || holds(element, 'img', 'table', 'pre', 'blockquote');
}

function asRow(child: ElementContent, allowed: readonly string[]): ElementContent {
  if (isElement(child, ...allowed)) return child;
  const cell: Element = { type: 'element', tagName: 'td', properties: {}, children: [child] };
  return { type: 'element', tagName: 'tr', properties: {}, children: isElement(child, 'td', 'th') ? [child] : [cell] };
}

/** Checks for a definition list without terms: old pages and wikis indent paragraphs that way. */
function isIndentation(element: Element): boolean {
  return isElement(element, 'dl') && element.children.every((child) => isElement(child, 'dd'));
}

function isLayoutList(element: Element): boolean {
  const [only, second] = element.children;
  if (!isElement(element, 'ul', 'ol') || second || !isElement(only, 'li')) return false;
  // A link target (a note) stays an item, however long.
  if (only.properties.id !== undefined) return false;
  const blocks = only.children.filter((child) => isElement(child, 'p', 'ul', 'ol', 'table', 'blockquote', 'pre'));
  return blocks.length > 2 || holds(only, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
}

function unwrapLoose(children: readonly ElementContent[], parent: string): ElementContent[] {
  return replaceChildren(children, (child) => {
    if (!isElement(child)) return child;
    const needed = PARENTS[child.tagName];
    const isLoose = needed && !needed.includes(parent);
    const inner = unwrapLoose(child.children, isLoose ? parent : child.tagName);
    return isLoose ? inner : withChildren(child, inner);
  });
}
