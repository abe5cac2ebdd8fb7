import type { Element, ElementContent, Properties, Root, Text } from 'hast';
import { shownDate } from '../article/date.ts';
import { ANCHOR_PREFIX } from '../article/structure/anchors.ts';
import { contentOf, element, isElement, rewriteElements } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { sound } from './characters.ts';
import { NO_MARKERS } from './list-markers.ts';
import { uriOf } from './uri.ts';

/**
 * The whole article as one tree, headline and byline included: what the reader shows between its bars, and so what
 * every export gives. Ids and the links to them are those of the article: for files, which stand for themselves.
 */
export function printableTree({ metadata, tree }: Article): Root {
  const { headline, byline } = metadata;
  const credits = [byline, shownDate(metadata)?.text() ?? ''].filter((part) => part !== '').join(' · ');
  const head: Element[] = [];
  if (headline !== '') head.push(textElement('h1', headline));
  if (credits !== '') head.push(textElement('p', credits));
  return { type: 'root', children: [...head, ...withoutPlaces(contentOf(tree))] };
}

/** The printable tree for pasting elsewhere: links inside the article lead to that part of the page. */
export function portableTree(article: Article): Root {
  return portable(printableTree(article), article.metadata.url);
}

/** A part of the article (elements of its tree), for what is pasted elsewhere. */
export function portablePart(parts: readonly ElementContent[], url: string): Root {
  return portable({ type: 'root', children: withoutPlaces(parts) }, url);
}

/** The page's address of a place in the article; '' for links that only mean something inside the article, or on this computer. */
export function pageAddress(href: string, url: string): string {
  if (!href.startsWith(`#${ANCHOR_PREFIX}`)) return href;
  return !/^https?:/.test(url) ? '' : uriOf(`${url.replace(/#.*/s, '')}#${href.slice(ANCHOR_PREFIX.length + 1)}`);
}

/**
 * A picture, or its words where its address means nothing elsewhere: the memory of the page (`blob:`), or a file, whose
 * address names folders of this computer.
 */
export function pictureElsewhere(image: Element): ElementContent {
  const { src, alt } = image.properties;
  return /^(?:https?|data):/i.test(String(src)) ? image : { type: 'text', value: String(alt ?? '') };
}

/** Notes are numbered by us, and the page knows nothing of those numbers. */
export function isNoteLink({ properties }: Element): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
}

function portable(root: Root, url: string): Root {
  const children = rewriteElements(contentOf(root), (element) => {
    const properties = {
      ...without(element.properties, /^(?:id$|data)/),
      ...('dataMarked' in element.properties && { style: NO_MARKERS }),
    };
    // The arrow back is the reader's, and not copied from there either.
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

/** Places in the snapshot and signs for the reader mean nothing outside it; those of notes are a format of their own. */
function withoutPlaces(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return textNodes(sound(child.value));
    if (!isElement(child)) return [];
    const {
      dataNode: _place,
      dataObject: _object,
      dataCollapsed: _fold,
      dataPost: _post,
      dataPage: _page,
      ...properties
    } = child.properties;
    return [{ ...child, properties: soundValues(properties), children: withoutPlaces(child.children) }];
  });
}

function soundValues(properties: Properties): Properties {
  const entries = Object.entries(properties);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? sound(value) : value]));
}

function textNodes(value: string): Text[] {
  return value === '' ? [] : [{ type: 'text', value }];
}
