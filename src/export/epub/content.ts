/** Makes the article's tree valid for an EPUB book: no remote resources, valid languages, unique ids. */

import type { Element, ElementContent, Properties } from 'hast';
import { element, elementsIn, headingLevel, isElement, rewriteElements, textOf } from '../../article/structure/hast.ts';
import { message } from '../../platform/wording/message.ts';
import { canonicalLanguage } from '../../shared/language.ts';
import { uriOf } from '../printable.ts';

export interface BookHeading {
  level: number;
  text: string;
  id: string;
}

/** Returns the content of the book. `names`: file name of each picture in the book, by its address in the article. */
export function bookContent(children: readonly ElementContent[], names: ReadonlyMap<string, string>) {
  const ids = numberIds(children);
  const headings: BookHeading[] = [];
  let hasMath = false;
  const taken = new Set<string>();
  const rewritten = rewriteElements(children, (element) => {
    if (element.tagName === 'img') return pictureOf(element, names);
    if (element.tagName === 'math') hasMath = true;
    const id = ownId(element, ids, taken);
    const properties = { ...validAttributes(element), ...(id ? { id } : {}) };
    if (element.tagName === 'a') return linkOf(element, properties, ids);
    if (element.tagName === 'ul') return [{ ...element, properties, children: element.children.map(withoutNumber) }];
    const level = headingLevel(element);
    if (level === 0) return [{ ...element, properties }];
    const place = id || `h${headings.length + 1}`;
    headings.push({ level, text: textOf(element).trim(), id: place });
    return [{ ...element, properties: { ...properties, id: place } }];
  });
  return { children: rewritten, headings, hasMath };
}

/** Returns, for each id of the page, a valid XML name that replaces it: ids in HTML may contain any character. */
function numberIds(children: readonly ElementContent[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { tagName, properties } of elementsIn(children)) {
    const { id } = properties;
    if (typeof id === 'string' && tagName !== 'img' && !ids.has(id)) ids.set(id, `n${ids.size + 1}`);
  }
  return ids;
}

function ownId(element: Element, ids: ReadonlyMap<string, string>, taken: Set<string>): string {
  const id = ids.get(String(element.properties.id)) ?? '';
  if (id === '' || taken.has(id)) return '';
  taken.add(id);
  return id;
}

/** Drops attribute values that are invalid in EPUB, such as dates in words, and spans that have no use. */
function validAttributes({ properties }: Element): Properties {
  const { id: _id, lang, dateTime, dir, colSpan, rowSpan, ...rest } = properties;
  const language = canonicalLanguage(String(lang ?? ''));
  return {
    ...rest,
    ...(language ? { lang: language, 'xml:lang': language } : {}),
    ...(typeof dir === 'string' && /^(?:ltr|rtl|auto)$/.test(dir) ? { dir } : {}),
    ...(typeof dateTime === 'string' && VALID_TIME.test(dateTime) ? { dateTime } : {}),
    ...spanOf('colSpan', colSpan),
    ...spanOf('rowSpan', rowSpan),
  };
}

const VALID_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$/;

function spanOf(name: 'colSpan' | 'rowSpan', value: unknown): Properties {
  const span = Math.floor(Number(value));
  // `rowspan=0` means all further rows of the group
  const isToEnd = name === 'rowSpan' && value === 0;
  return isToEnd || (span > 1 && span <= 1000) ? { [name]: span } : {};
}

/** Replaces a picture that is not in the book with a link to it, because a book cannot load pictures from the web. */
function pictureOf(image: Element, names: ReadonlyMap<string, string>): ElementContent[] {
  const { src, alt, title, width, height } = image.properties;
  const name = names.get(String(src));
  const words = String(alt ?? '');
  if (name !== undefined) {
    const size = Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : {};
    return [{ ...image, properties: { src: name, alt: words, ...(title ? { title } : {}), ...size } }];
  }
  const href = String(src ?? '');
  const text = words.trim() || message('picture');
  if (!/^https?:/.test(href)) return words.trim() === '' ? [] : [{ type: 'text', value: text }];
  return [element('a', { href: uriOf(href) }, text)];
}

/** Removes the `value` (number) from an item of an unnumbered list: EPUB allows it only in numbered lists. */
function withoutNumber(item: ElementContent): ElementContent {
  if (!isElement(item, 'li')) return item;
  const { value: _number, ...properties } = item.properties;
  return { ...item, properties };
}

function linkOf(link: Element, properties: Properties, ids: ReadonlyMap<string, string>): ElementContent[] {
  const href = String(properties.href ?? '');
  if (link.children.some((child) => isElement(child, 'a'))) return link.children;
  if (!href.startsWith('#'))
    return [{ ...link, properties: href === '' ? properties : { ...properties, href: uriOf(href) } }];
  const target = ids.get(href.slice(1));
  // the link from a note back to the text is useless without its target
  if (!target) return 'dataFootnoteBackref' in properties ? [] : link.children;
  const note = 'dataFootnoteRef' in properties ? { 'epub:type': 'noteref' } : {};
  return [{ ...link, properties: { ...properties, ...note, href: `#${target}` } }];
}
