import type { Element, ElementContent, Root } from 'hast';
import { contentOf, element, isElement, rewriteElements, textOf, withChildren } from '../../article/structure/hast.ts';
import { TICKED } from '../../shared/ticks.ts';
import { listForMarkdown } from '../list-markers.ts';
import { isNoteLink, pageAddress, pictureElsewhere } from '../printable.ts';
import { readingInLine } from '../ruby.ts';
import { uriOf } from '../uri.ts';
import { hoistEdges } from './hoist-edges.ts';
import { simplifyTable } from './table-cells.ts';

/** Inline elements that Markdown marks or ignores. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr bdi bdo cite del dfn em ins mark q s small span strong sub sup time u'.split(' '),
);

/** Rewrites the tree for Markdown: flat table cells, tight marks, links to the original page. */
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
    if (element.tagName === 'p') return aroundFormulas(element);
    if (element.tagName === 'ol') return listForMarkdown(element);
    if (element.tagName === 'li') return withTick(element);
    if (!INLINE.has(element.tagName)) return readingInLine(element) ?? [element];
    const link = element.tagName === 'a' && !isNoteLink(element) ? outward(element, url) : element;
    return link ? hoistEdges(unnested(link)) : element.children;
  });
  return { type: 'root', children };
}

/** Gives a figure's only picture the caption as alternative text if it has none, for readers who do not see the picture. */
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

/** Converts a tick box at the beginning of an item to Markdown's form. */
function withTick(item: Element): Element {
  const [first, ...rest] = item.children;
  const tick = first?.type === 'text' ? /^([☑☐])\s*/.exec(first.value) : null;
  if (!tick || first?.type !== 'text') return item;
  const box = element('input', { type: 'checkbox', ...(tick[1] === TICKED && { checked: true }) });
  return { ...item, children: [box, { ...first, value: first.value.slice(tick[0].length) }, ...rest] };
}

/** Splits a paragraph around its display formulas, which become separate blocks. */
function aroundFormulas(paragraph: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let part: ElementContent[] = [];
  const endPart = () => {
    if (part.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      parts.push({ ...paragraph, children: part });
    part = [];
  };
  for (const child of paragraph.children) {
    if (isElement(child, 'math') && child.properties.display === 'block') {
      endPart();
      parts.push(child);
    } else part.push(child);
  }
  if (parts.length === 0) return [paragraph];
  endPart();
  return parts;
}

/** Marks to remove inside marks of the same kind: `~~~~` would begin a code block. */
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

/** Makes a link within the article lead to that part of the page; null if the page has no such part. */
function outward(link: Element, url: string): Element | null {
  const href = pageAddress(String(link.properties.href ?? ''), url);
  return href === '' ? null : withAddress(link, 'href', href);
}

/**
 * Encodes what some Markdown parsers read as the end of an address, a tag or a character reference; not all of them
 * support escapes.
 */
function withAddress(element: Element, name: 'href' | 'src', address: string): Element {
  const written = uriOf(address).replace(/(&#?\w+);/g, '$1%3B');
  return written === element.properties[name]
    ? element
    : { ...element, properties: { ...element.properties, [name]: written } };
}
