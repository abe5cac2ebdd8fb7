/** Prepares the article for all exports: removes what only the reader uses, and what some formats do not accept. */
import type { Element, ElementContent, Properties, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { shownDate } from '../article/date.ts';
import { ANCHOR_PREFIX } from '../article/structure/anchors.ts';
import { contentOf, element, isElement, rewriteElements } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { NO_MARKERS } from './list-markers.ts';

/** Returns the article with headline and credits. Keeps links within it, which also work in a book. */
export function printableTree({ metadata, tree }: Article): Root {
  const { headline, byline } = metadata;
  const credits = [byline, shownDate(metadata)?.text() ?? ''].filter((part) => part !== '').join(' · ');
  const head: Element[] = [];
  if (headline !== '') head.push(textElement('h1', headline));
  if (credits !== '') head.push(textElement('p', credits));
  return { type: 'root', children: [...head, ...withoutPlaces(contentOf(tree))] };
}

/** Returns the article for use outside the reader: links within the article become links to the original page. */
export function portableTree(article: Article): Root {
  return portable(printableTree(article), article.metadata.url);
}

export function portablePart(parts: readonly ElementContent[], url: string): Root {
  return portable({ type: 'root', children: withoutPlaces(parts) }, url);
}

/** Returns an address for use outside the reader: links within the article lead to the page; '' for local files. */
export function pageAddress(href: string, url: string): string {
  if (!href.startsWith(`#${ANCHOR_PREFIX}`)) return href;
  return !/^https?:/.test(url) ? '' : uriOf(`${url.replace(/#.*/s, '')}#${href.slice(ANCHOR_PREFIX.length + 1)}`);
}

/** Returns the picture, or its alternative text if the address is `blob:` (useless elsewhere) or `file:` (private). */
export function pictureElsewhere(image: Element): ElementContent {
  const { src, alt } = image.properties;
  return /^(?:https?|data):/i.test(String(src)) ? image : { type: 'text', value: String(alt ?? '') };
}

/** Returns whether a link leads to a footnote or back. Lectern creates their targets; the original page lacks them. */
export function isNoteLink({ properties }: Element): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
}

function portable(root: Root, url: string): Root {
  const children = rewriteElements(contentOf(root), (element) => {
    const properties = {
      ...without(element.properties, /^(?:id$|data)/),
      ...('dataMarked' in element.properties && { style: NO_MARKERS }),
    };
    // leaves out links from notes back to the text, as the reader does when the user copies a selection
    if ('dataFootnoteBackref' in element.properties) return [];
    if (element.tagName === 'img') return [pictureElsewhere({ ...element, properties })];
    if (element.tagName !== 'a') return [{ ...element, properties }];
    const href = isNoteLink(element) ? '' : pageAddress(String(properties.href ?? ''), url);
    return href === '' ? element.children : [{ ...element, properties: { ...properties, href } }];
  });
  return { type: 'root', children };
}

function without(properties: Properties, names: RegExp): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.test(name)));
}

function textElement(tagName: string, value: string): Element {
  return element(tagName, {}, textNodes(sound(value)));
}

/** Removes attributes that only the reader uses; keeps `data-footnote-ref`, by which programs recognize notes. */
function withoutPlaces(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return textNodes(sound(child.value));
    if (!isElement(child)) return [];
    const properties = soundValues(without(child.properties, /^data(?:Node|Object|Collapsed|Post|Page)$/));
    return [{ ...child, properties, children: withoutPlaces(child.children) }];
  });
}

function soundValues(properties: Properties): Properties {
  const entries = Object.entries(properties);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? sound(value) : value]));
}

function textNodes(value: string): Text[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

/** Returns the article as an HTML fragment for the clipboard, with only semantic elements and absolute links. */
export function exportHtml(article: Article): string {
  return toHtml(portableTree(article));
}

/** Returns an `rt` (pronunciation above a word) in parentheses, and nothing for an `rp`; null for other elements. */
export function readingInLine({ tagName, children }: Element): ElementContent[] | null {
  if (tagName === 'rp') return [];
  return tagName === 'rt' ? [{ type: 'text', value: '(' }, ...children, { type: 'text', value: ')' }] : null;
}

/** Control characters except tab and line breaks. Includes U+0085, which only some systems read as a line break. */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
const BROKEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** Removes control characters and replaces lone surrogates and noncharacters: formats such as XML forbid them. */
export function sound(text: string): string {
  return text.replace(BROKEN, '\ufffd').replace(CONTROLS, '');
}

/** Characters that are invalid in addresses (RFC 3986, 2.2 and 2.3) but that browsers accept. */
const NOT_IN_URI = /%(?![\da-f]{2})|[^\w.~:/?@!$&'()*+,;=%-]/giu;

/** Percent-encodes an address for EPUB and Markdown, because browsers leave brackets, spaces and bars unencoded. */
export function uriOf(href: string): string {
  const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?(.*)/is.exec(sound(href)) ?? [];
  const [path = '', ...fragment] = rest.split('#');
  const escaped = [path, fragment.join('%23')].map((part) => part.replace(NOT_IN_URI, encodeURIComponent));
  return host + escaped.join(fragment.length > 0 ? '#' : '');
}
