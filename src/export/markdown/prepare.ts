import type { Element, ElementContent, Root } from 'hast';
import {
  contentOf,
  element,
  elementsIn,
  holds,
  isElement,
  rewriteElements,
  textOf,
  withChildren,
} from '../../article/structure/hast.ts';
import { splitAtDisplays } from '../../article/structure/math.ts';
import { TICKED } from '../../shared/text.ts';
import { listForMarkdown } from '../list-markers.ts';
import { isNoteLink, pageAddress, pictureElsewhere, readingInLine, uriOf } from '../printable.ts';
import { raisedText } from './raised.ts';

/** Inline elements that must not begin or end with a space, because Markdown may put signs around them (`**`). */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr bdi bdo cite del dfn em ins mark q s small span strong sub sup time u'.split(' '),
);

/** Makes a tree fit for Markdown: one line per table cell, no spaces at the ends of bold text, links to the page. */
export function prepareForMarkdown(root: Root, url: string, pictures: ReadonlyMap<string, string>): Root {
  const children = rewriteElements(contentOf(root), (element) => {
    if (element.tagName === 'table') return [simplifyTable(element)];
    if (element.tagName === 'img') {
      const src = String(element.properties.src);
      const beside = pictures.get(src);
      if (beside !== undefined) return [withAddress(element, 'src', beside)];
      return [pictureElsewhere(withAddress(element, 'src', src))];
    }
    if (element.tagName === 'figure') return [withWords(element)];
    if (element.tagName === 'p') return splitAtDisplays(element);
    if (element.tagName === 'ol') return listForMarkdown(element);
    if (element.tagName === 'li') return withTick(element);
    if (!INLINE.has(element.tagName)) return readingInLine(element) ?? [element];
    const raised = raisedText(element);
    if (raised) return [raised];
    const link = element.tagName === 'a' && !isNoteLink(element) ? outward(element, url) : element;
    return link ? hoistEdges(unnested(link)) : element.children;
  });
  return { type: 'root', children };
}

/** Gives a figure's only picture the caption as alternative text, unless the picture already has alternative text. */
function withWords(figure: Element): Element {
  const caption = figure.children.find((child) => isElement(child, 'figcaption'));
  const words = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '';
  let pictures = 0;
  const children = rewriteElements(figure.children, (inner) => {
    if (inner.tagName !== 'img') return [inner];
    pictures++;
    return [inner.properties.alt ? inner : { ...inner, properties: { ...inner.properties, alt: words } }];
  });
  return words === '' || pictures !== 1 ? figure : withChildren(figure, children);
}

/** Converts a "☑" or "☐" at the beginning of an item to the checkbox that the library writes as `[x]` or `[ ]`. */
function withTick(item: Element): Element {
  const [first, ...rest] = item.children;
  const tick = first?.type === 'text' ? /^([☑☐])\s*/.exec(first.value) : null;
  if (!tick || first?.type !== 'text') return item;
  const box = element('input', { type: 'checkbox', ...(tick[1] === TICKED && { checked: true }) });
  return { ...item, children: [box, { ...first, value: first.value.slice(tick[0].length) }, ...rest] };
}

/** Elements to replace by their content within others with the same sign: `<del><s>` would be `~~~~`, a code block. */
const SAME_MARK: Readonly<Record<string, RegExp>> = {
  strong: /^strong$/,
  em: /^(?:em|mark|u)$/,
  mark: /^(?:em|mark|u)$/,
  u: /^(?:em|mark|u)$/,
  del: /^(?:del|s)$/,
  s: /^(?:del|s)$/,
};

function unnested(element: Element): Element {
  const same = SAME_MARK[element.tagName];
  if (!same) return element;
  const children = rewriteElements(element.children, (inner) => (same.test(inner.tagName) ? inner.children : [inner]));
  return children === element.children ? element : { ...element, children };
}

/** Changes a link within the article into a link to the same place on the page; null if the page is a local file. */
function outward(link: Element, url: string): Element | null {
  const href = pageAddress(String(link.properties.href ?? ''), url);
  return href === '' ? null : withAddress(link, 'href', href);
}

/** Sets an address. Percent-encodes what some parsers misread, because backslashes do not work in all of them. */
function withAddress(element: Element, name: 'href' | 'src', address: string): Element {
  const written = uriOf(address).replace(/(&#?\w+);/g, '$1%3B');
  return written === element.properties[name]
    ? element
    : { ...element, properties: { ...element.properties, [name]: written } };
}

/** Moves white space at the ends of an element out of it: the signs of Markdown must touch the text (`**bold**`). */
function hoistEdges(element: Element): ElementContent[] {
  const children = [...element.children];
  const before = takeEdge(children, 'start');
  const after = takeEdge(children, 'end');
  if (before.length + after.length === 0 && children.length > 0) return [element];
  return [...before, ...(children.length > 0 ? [{ ...element, children }] : []), ...after.reverse()];
}

const isGap = (code: Element) => textOf(code) !== '' || holds(code, 'br');

/** Returns whether a node is code without text, which becomes a space or nothing: Markdown has no empty code spans. */
const isBlankCode = (node: ElementContent): node is Element =>
  isElement(node, 'code', 'kbd', 'samp', 'var') && textOf(node).trim() === '';

/** Removes white space, line breaks and empty code from one end of `children`, and returns what it removed. */
function takeEdge(children: ElementContent[], edge: 'start' | 'end'): ElementContent[] {
  const taken: ElementContent[] = [];
  const at = edge === 'start' ? 0 : -1;
  for (let node = children.at(at); node; node = children.at(at)) {
    if (isElement(node, 'br') || isBlankCode(node)) {
      taken.push(isElement(node, 'br') ? node : { type: 'text', value: isGap(node) ? ' ' : '' });
      children.splice(at, 1);
      continue;
    }
    if (node.type !== 'text') break;
    const value = edge === 'start' ? node.value.trimStart() : node.value.trimEnd();
    if (value === node.value) break;
    taken.push({ type: 'text', value: ' ' });
    children.splice(at, 1, ...(value === '' ? [] : [{ ...node, value }]));
  }
  return taken;
}

/** Maximum number of cells that a table's spans may cover. With more (a mistake or attack), it loses all spans. */
const MOST_SPANNED = 20_000;

const BLOCKS = /^(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|section|table|tr)$/;

/** Reduces each cell of a table to one line, because tables in Markdown require it. */
function simplifyTable(table: Element): Element {
  const spans = areSpansSane(table);
  const children = rewriteElements(table.children, (cell) => {
    if (!isElement(cell, 'td', 'th')) return [cell];
    const { rowSpan: _rows, colSpan: _columns, ...rest } = cell.properties;
    const properties = spans ? cell.properties : rest;
    return [{ ...cell, properties, children: oneLine(cell.children) }];
  });
  return { ...table, children };
}

function areSpansSane(table: Element): boolean {
  let spanned = 0;
  for (const { properties } of elementsIn([table])) {
    const { rowSpan, colSpan } = properties;
    if (rowSpan || colSpan) spanned += (Number(rowSpan) || 1) * (Number(colSpan) || 1);
  }
  return spanned <= MOST_SPANNED;
}

/** Replaces each block in a table cell with its content between two `<br>`, which become spaces in Markdown. */
function oneLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!isElement(child) || !BLOCKS.test(child.tagName)) return [child];
    const inner =
      child.tagName === 'pre' ? [element('code', {}, textOf(child).replace(/\s+/g, ' '))] : oneLine(child.children);
    return [element('br'), ...inner, element('br')];
  });
}
