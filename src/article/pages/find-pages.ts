/** Finds the other pages of an article that is split into several pages, but not the next article. */

import { labelOf } from '../../page/folds/promises-more.ts';
import { Page } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { absoluteUrl, withoutHash } from '../../shared/url.ts';
import { isNextWord } from './find-chapters.ts';
import { isSameOrigin, type PageUrl, pageNumberOf } from './page-url.ts';

export interface ArticlePages {
  /** Number of the page that is open. */
  current: number;
  /** Highest number among the open page and the pages to which it links. */
  last: number;
  /** Addresses of the other pages by page number. All have the same origin. */
  addresses: ReadonlyMap<number, string>;
}

/** Longest label of a link to a page (characters); a longer text is the headline of another article. */
const LONGEST_LABEL = 40;
const MOST_PAGES = 100;

/**
 * Returns the pages of an article; null if there is only one. The address of a link to another page of the article
 * differs only in a page number. Such a link also has rel=next, or its label is a number or a word for "next".
 */
export function findPages(snapshot: PageSnapshot): ArticlePages | null {
  const found = collectPages(snapshot, false);
  // if the first search proves that the number in this page's address is a page number, a second search may find more
  // links
  const pages = found.current > 1 ? collectPages(snapshot, true) : found;
  return hasNeighbour(pages) ? pages : null;
}

function collectPages(snapshot: PageSnapshot, isCut: boolean): ArticlePages {
  const { nodes, url } = snapshot;
  const page = new Page(snapshot);
  const addresses = new Map<number, string>();
  let current = 1;
  for (let id = 0; id < nodes.size; id++) {
    if (!page.isElement(id)) continue;
    const name = page.nameOf(id);
    if (name !== 'a' && name !== 'link') continue;
    const { href = '', rel = '', 'aria-label': spoken = '' } = page.attributesOf(id);
    const isNext = /(?:^|\s)next(?:\s|$)/i.test(rel);
    if ((name === 'link' && !isNext) || (name === 'a' && !page.isVisible(id))) continue;
    // labels are tested before addresses: most links have neither a number nor "next", and parsing an address is slower
    const label = labelOfLink(page, id, { isNext, spoken });
    if (!label) continue;
    const address = withoutHash(absoluteUrl(href, page.baseUrlOf(id)));
    const found = isSameOrigin(address, url) ? pageNumberOf(address, withoutHash(url), isCut) : null;
    if (!found || found.number > MOST_PAGES || !says(found, label)) continue;
    current = found.current;
    if (found.number !== found.current && !addresses.has(found.number)) addresses.set(found.number, address);
  }
  return { current, last: Math.max(current, ...addresses.keys()), addresses };
}

interface Label {
  number: number | null;
  isNext: boolean;
}

function labelOfLink(page: Page, link: number, { isNext, spoken }: { isNext: boolean; spoken: string }): Label | null {
  const text = page.nameOf(link) === 'a' ? labelOf(page, link) : '';
  if (text.length > LONGEST_LABEL) return null;
  const numbers = text.match(/\d+/g) ?? [];
  const number = numbers.length === 1 ? Number(numbers[0]) : null;
  const isNextLink = isNext || isNextWord(text) || isNextWord(spoken);
  return number === null && !isNextLink ? null : { number, isNext: isNextLink };
}

function says({ number, current }: PageUrl, label: Label): boolean {
  return label.number === number || (label.isNext && number === current + 1);
}

/** Returns whether the next or previous page was found. If neither was found, the numbers are not page numbers. */
function hasNeighbour({ addresses, current }: ArticlePages): boolean {
  return addresses.has(current + 1) || addresses.has(current - 1);
}
