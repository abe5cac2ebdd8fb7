/** Collects facts for several fields of the metadata in a single walk over the page. */
import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { collapseSpace } from '../../shared/text.ts';
import { absoluteUrl, hostOf, isAbove, withoutHash } from '../../shared/url.ts';
import { holds } from '../../vocabulary/match.ts';
import { COMMENT_PROPERTIES } from '../../vocabulary/names/parts.ts';
import { isAside } from './asides.ts';
import { type AuthorMark, authorGrade, isNameClass } from './author-marks.ts';
import { headingText, linesIn } from './lines.ts';

/** A heading that may be the headline. An h1 may also be hidden, because some pages show the headline as a picture. */
export interface FoundHeading {
  node: number;
  end: number;
  text: string;
  /** Texts of the text nodes in the heading. */
  pieces: readonly string[];
  level: 1 | 2;
  isVisible: boolean;
  /**
   * Where a heading that is one link leads: to this page; to the first page of its site or section (`above`; the
   * heading is then their name); or to another page. '' if it is not a link.
   */
  leadsTo: 'here' | 'above' | 'elsewhere' | '';
}

export interface PageFacts {
  headings: readonly FoundHeading[];
  properties: readonly Property[];
  /** Visible elements that the page marks as the author, in document order. */
  authorMarks: readonly AuthorMark[];
  times: readonly number[];
  /** Address of the licence; '' for none. */
  licence: string;
}

/** Maximum number of properties, of marked authors and of times. A page of search results has thousands. */
const MOST_FOUND = 400;

/** Maximum number of headings that are collected; the headline is among the first. */
const MOST_HEADINGS = 60;

/** Finds the facts of a page, which do not depend on the algorithm that selects the article. */
export function findFacts(page: Page): PageFacts {
  const headings: FoundHeading[] = [];
  const properties: Property[] = [];
  const authorMarks: AuthorMark[] = [];
  const times: number[] = [];
  let licence = '';
  const title = collapseSpace(page.snapshot.metadata.title);
  for (let id = 0; id < page.nodes.size; id++) {
    if (!page.isElement(id)) continue;
    const name = page.nameOf(id);
    const isVisible = page.isVisible(id);
    if ((name === 'h1' || (isVisible && /^h[2-4]$/.test(name))) && headings.length < MOST_HEADINGS) {
      const { text, pieces } = headingText(page, id, isVisible);
      const level = name === 'h1' ? 1 : 2;
      const leadsTo = targetOf(page, id, text);
      // blogs use headings of any level for titles: an h3 or h4 counts if it links to this page or is in the page's
      // title
      if (text !== '' && (name < 'h3' || leadsTo === 'here' || title.includes(text)))
        headings.push({ node: id, end: page.endOf(id), text, pieces, level, isVisible, leadsTo });
    }
    const attributes = page.attributesOf(id);
    if ((attributes.itemprop ?? attributes.property) !== undefined && properties.length < MOST_FOUND)
      properties.push(...propertiesOf(page, id, attributes));
    const grade = isVisible && authorMarks.length < MOST_FOUND ? authorGrade(name, attributes) : null;
    const isOthers = grade === 'member' && !isOnSite(page, attributes.href ?? '');
    if (grade !== null && !isOthers) for (const node of nameElements(page, id)) authorMarks.push({ node, grade });
    if (isVisible && attributes.datetime !== undefined && times.length < MOST_FOUND) times.push(id);
    if (licence === '' && attributes.href && /(?:^|\s)license(?:\s|$)/i.test(attributes.rel ?? ''))
      licence = attributes.href;
  }
  return { headings, properties, authorMarks, times, licence };
}

/** Returns whether an address is on the page's site. A profile on another site need not be the author's. */
function isOnSite(page: Page, href: string): boolean {
  const { url } = page.snapshot;
  return !/^(?:https?:)?\/\//i.test(href) || hostOf(absoluteUrl(href, url)) === hostOf(url);
}

function targetOf(page: Page, heading: number, text: string): FoundHeading['leadsTo'] {
  const { url, metadata } = page.snapshot;
  for (let id = heading + 1; id < Math.min(page.endOf(heading), heading + 60); id++) {
    const href = page.nameOf(id) === 'a' ? page.attributesOf(id).href : undefined;
    if (href === undefined) continue;
    const address = absoluteUrl(href, page.baseUrlOf(0));
    if (headingText(page, id, page.isVisible(id)).text !== text) return '';
    const isHere = [url, metadata.canonicalUrl].some((own) => own !== '' && withoutHash(own) === address);
    return isHere ? 'here' : isAbove(address, url) ? 'above' : 'elsewhere';
  }
  return '';
}

export interface Property {
  /** Name of the property without prefix, in lower case: "datepublished". */
  name: string;
  value: string;
  node: number;
  /** Element of the item that the property describes; the root element if there is none. */
  scope: number;
  source: 'microdata' | 'RDFa';
}

const WANTED = new Set(
  'headline author creator datepublished datemodified datecreated articlesection publisher license image'.split(' '),
);

/** Returns the properties of an element; none in comments and asides, which do not describe the page's article. */
function propertiesOf(page: Page, node: number, attributes: Attributes): Property[] {
  const raw = attributes.itemprop ?? attributes.property;
  if (raw === undefined || raw.length > 200) return [];
  const source = attributes.itemprop === undefined ? 'RDFa' : 'microdata';
  // meta elements with `property` are Open Graph, which `metaClaims` reads
  if (page.nameOf(node) === 'meta' && source === 'RDFa') return [];
  const names = raw
    .toLowerCase()
    .split(/\s+/)
    .map((name) => name.replace(/^.*[:/#]/, ''))
    .filter((name) => WANTED.has(name));
  if (names.length === 0 || isAside(page, node)) return [];
  const scope = scopeOf(page, node);
  return scope === null
    ? []
    : names.map((name) => ({ name, value: propertyValue(page, node, name), node, scope, source }));
}

function propertyValue(page: Page, node: number, name: string): string {
  const attributes = page.attributesOf(node);
  const isAddress = name === 'image' || name === 'license';
  const address = isAddress ? (attributes.src ?? attributes.href ?? attributes.resource) : undefined;
  if (name === 'author' || name === 'creator') return attributes.content ?? nameWithin(page, node);
  return attributes.content ?? attributes.datetime ?? address ?? headingText(page, node, true).text;
}

/** Returns the `content` or the first line of each of the {@link nameElements}. The next lines are not the name. */
function nameWithin(page: Page, node: number): string {
  const names = nameElements(page, node).map((element) => {
    const { content } = page.attributesOf(element);
    return (element === node ? undefined : content) ?? linesIn(page, element)[0]?.text ?? '';
  });
  return names.join(', ');
}

/** Returns the elements with names inside an element that describes persons; only the first for microdata. */
function nameElements(page: Page, node: number): number[] {
  const { itemscope, typeof: type } = page.attributesOf(node);
  const isItem = itemscope !== undefined || type !== undefined;
  const end = Math.min(page.endOf(node), node + 120);
  const found: number[] = [];
  for (let id = node + 1; id < end; id++) {
    const { itemprop, property, class: names } = page.attributesOf(id);
    if (isItem && /(?:^|[\s:])name(?:\s|$)/i.test(itemprop ?? property ?? '')) return [id];
    if (isItem || !isNameClass(names)) continue;
    found.push(id);
    id = page.endOf(id) - 1;
  }
  return found.length > 0 ? found : [node];
}

const OF_OTHERS = holds(COMMENT_PROPERTIES);

/** Returns the element of a property's item; the root if it has none, null if the item is a comment or answer. */
function scopeOf(page: Page, node: number): number | null {
  const isItem = (id: number) => 'itemscope' in page.attributesOf(id) || 'typeof' in page.attributesOf(id);
  const item = page.ancestorsOf(node, 40).find(isItem);
  if (item === undefined) return 0;
  const { itemtype = '', typeof: type = '', itemprop = '' } = page.attributesOf(item);
  return OF_OTHERS.test(`${itemtype} ${type} ${itemprop}`) ? null : item;
}
