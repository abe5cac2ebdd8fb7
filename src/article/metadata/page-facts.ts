/** Facts from a page's elements, found in one walk over the node table for all fields. */
import type { Page } from '../../page/page.ts';
import { collapseSpace } from '../../shared/text.ts';
import { absoluteUrl, hostOf, isAbove, withoutHash } from '../../shared/url.ts';
import { type AuthorMark, authorGrade } from './author-marks.ts';
import { headingText } from './lines.ts';
import { nameElement, type Property, propertiesOf } from './properties.ts';

/** A possible headline. Only h1 may be hidden: some pages show a picture of their headline. */
export interface FoundHeading {
  node: number;
  /** One past its last descendant. */
  end: number;
  text: string;
  /** Texts of its text nodes. */
  pieces: readonly string[];
  level: 1 | 2;
  isVisible: boolean;
  /**
   * Target if the heading is a link: this page, the site or section above it (then the heading names that), another
   * page.
   */
  leadsTo: 'here' | 'above' | 'elsewhere' | '';
}

export interface PageFacts {
  headings: readonly FoundHeading[];
  properties: readonly Property[];
  /** Visible elements marked as the author, in document order. */
  authorMarks: readonly AuthorMark[];
  /** Visible elements with a `datetime`. */
  times: readonly number[];
  /** Target of the licence link. */
  licence: string;
}

/** Most properties, authors and times collected; search results have thousands, and no author. */
const MOST_FOUND = 400;

/** Most headings collected; the headline is among the first. */
const MOST_HEADINGS = 60;

/** Nodes of a heading searched for its link. */
const MAX_HEADING_NODES = 60;

/** Collects the facts of a page; they do not depend on an algorithm's answer. */
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
      // blogs use any level for their titles
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

/** Checks for a link within the site: members have pages there, other links lead to social networks and tools. */
function isOnSite(page: Page, href: string): boolean {
  const { url } = page.snapshot;
  return !/^(?:https?:)?\/\//i.test(href) || hostOf(absoluteUrl(href, url)) === hostOf(url);
}

/** Returns where a heading leads that is a link as a whole; '' for others. */
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
