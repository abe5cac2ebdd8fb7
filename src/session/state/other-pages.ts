/** The other pages of a multi-page article: their addresses, which of them were fetched, and the offer to load them. */

import type { Offer } from '../../engine/types.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { message } from '../../platform/wording/message.ts';

export interface PageAddresses {
  /** Number of the open page, on which these addresses were found. */
  current: number;
  /** Addresses of the pages, by page number. */
  addresses: ReadonlyMap<number, string>;
}

export interface OtherPages extends PageAddresses {
  fetched: readonly { number: number; snapshot: PageSnapshot }[];
  progress: 'offered' | 'loading' | 'loaded' | 'failed';
}

/** Id of the offer to load the other pages. */
export const OTHER_PAGES = 'pages';

const MOST_PAGES = 60;

/** Returns the next page to fetch; null if all pages have been fetched, or `MOST_PAGES` of them. */
export function nextPage({ current, addresses, fetched }: OtherPages): { number: number; address: string } | null {
  if (fetched.length >= MOST_PAGES) return null;
  const isMissing = (number: number) => number !== current && !fetched.some((page) => page.number === number);
  const number = [...addresses.keys()].filter(isMissing).sort((a, b) => a - b)[0];
  return number === undefined ? null : { number, address: addresses.get(number) ?? '' };
}

/** Adds a fetched page, and the addresses of further pages that it lists. */
export function withPage(
  pages: OtherPages,
  { number, snapshot, addresses }: { number: number; snapshot: PageSnapshot; addresses: PageAddresses['addresses'] },
): OtherPages {
  const named = [...addresses].filter(([other]) => other !== pages.current && !pages.addresses.has(other));
  return {
    ...pages,
    addresses: new Map([...pages.addresses, ...named]),
    fetched: [...pages.fetched, { number, snapshot }],
  };
}

/** Returns the offers for the other pages; none if the article has one page or all are loaded. */
export function pageOffers(pages: OtherPages | null): readonly Offer[] {
  if (!pages || pages.progress === 'loaded') return [];
  const words = wordsOf(pages);
  return (['above', 'below'] as const).map((place) => ({ id: OTHER_PAGES, ...words, place }));
}

function wordsOf(pages: OtherPages): Pick<Offer, 'text' | 'label'> {
  const { current, addresses, fetched, progress } = pages;
  const last = Math.max(current, ...addresses.keys());
  if (progress === 'loading') return { text: message('pagesLoading', fetched.length + 2, last), label: '' };
  if (progress === 'failed')
    return { text: message('pagesFailed', nextPage(pages)?.number ?? 0), label: message('pagesTryAgain') };
  return { text: message('pagesCurrent', current, last), label: message('pagesLoadAll') };
}
