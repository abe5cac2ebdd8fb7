/** What a page is called by what is kept of it: highlights, and the place in the text. */

import { TRACKING_PARAMETERS } from '../../vocabulary/names/tracking.ts';

const LONGEST_ADDRESS = 4000;

const TRACKING = new RegExp(`^(?:${TRACKING_PARAMETERS})$`, 'i');

/** Pages that show something else by each fragment name it like a path. */
const ROUTE = /^#!?\//;

/**
 * The address without tracking parameters and, unless it is a path itself, without its fragment; what else is asked of the site
 * stays, in its order. What a page names as its own address does not count: it could name that of another page.
 *
 * @returns '' for addresses of which nothing is kept
 */
export function addressOf(url: string): string {
  if (url.length > LONGEST_ADDRESS || !URL.canParse(url)) return '';
  const { protocol, origin, pathname, search, hash } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.replace(/=.*/s, '')));
  const query = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return `${origin}${pathname}${query}${ROUTE.test(hash) ? hash.replace(/:~:.*/s, '') : ''}`;
}

/** Whether it is written as {@link addressOf} writes it. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && addressOf(value) === value;

/** Whether somebody at this address may write what is kept of the other: a page speaks for its own site. */
export function isOfSite(address: string, url: string | undefined): boolean {
  return (
    url !== undefined && URL.canParse(url) && isAddress(address) && new URL(url).origin === new URL(address).origin
  );
}

/** Whether the address asks for a place of the page itself. */
export function asksForPlace(url: string): boolean {
  const hash = URL.canParse(url) ? new URL(url).hash : '';
  return hash.length > 1 && !ROUTE.test(hash);
}
