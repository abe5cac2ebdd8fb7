/**
 * Collects facts for several fields of the metadata in a single walk over the page: headings, authors, times and so on.
 */
import type { Page } from '../../page/page.ts';
import { collapseSpace } from '../../shared/text.ts';
import { absoluteUrl, hostOf, isAbove, withoutHash } from '../../shared/url.ts';
import { type AuthorMark, authorGrade } from './author-marks.ts';
import { headingText } from './lines.ts';
import { nameElement, type Property, propertiesOf } from './properties.ts';

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
   * Where the heading leads, if all of it is a link: to this page; to a page above this one (the heading is then the
   * name of the site or a section); or to another page. '' if it is not a link.
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

/** How many nodes inside a heading are searched for a link. */
const MAX_HEADING_NODES = 60;

/** Finds the facts of a page, which are the same for all algorithms. */
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
    if (grade !== null && !isOthers) authorMarks.push({ node: nameElement(page, id), grade });
    if (isVisible && attributes.datetime !== undefined && times.length < MOST_FOUND) times.push(id);
    if (licence === '' && attributes.href && /(?:^|\s)license(?:\s|$)/i.test(attributes.rel ?? ''))
      licence = attributes.href;
  }
  return { headings, properties, authorMarks, times, licence };
}

/** An address on another site that looks like a member's is that of a social network or a tool. */
function isOnSite(page: Page, href: string): boolean {
  const { url } = page.snapshot;
  return !/^(?:https?:)?\/\//i.test(href) || hostOf(absoluteUrl(href, url)) === hostOf(url);
}

function targetOf(page: Page, heading: number, text: string): FoundHeading['leadsTo'] {
  const { url, metadata } = page.snapshot;
  for (let id = heading + 1; id < Math.min(page.endOf(heading), heading + MAX_HEADING_NODES); id++) {
    const href = page.nameOf(id) === 'a' ? page.attributesOf(id).href : undefined;
    if (href === undefined) continue;
    const address = absoluteUrl(href, page.baseUrlOf(0));
    if (headingText(page, id, page.isVisible(id)).text !== text) return '';
    const isHere = [url, metadata.canonicalUrl].some((own) => own !== '' && withoutHash(own) === address);
    return isHere ? 'here' : isAbove(address, url) ? 'above' : 'elsewhere';
  }
  return '';
}
