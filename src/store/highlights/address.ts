/** Addresses as keys for a page's highlights and reading position. */

import { TRACKING_PARAMETERS } from '../../vocabulary/names/tracking.ts';

const LONGEST_ADDRESS = 4000;

const TRACKING = new RegExp(`^(?:${TRACKING_PARAMETERS})$`, 'i');

/** Fragment that is a route: pages that show different content per fragment write it like a path. */
const ROUTE = /^#!?\//;

/**
 * Returns the address without tracking parameters and without its fragment, unless that is a route. Other parameters stay, in
 * their order. Ignores the address that a page declares for itself, because it could be another page's.
 *
 * @returns '' for addresses of which nothing is stored
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

/** Returns whether the value has the form that {@link addressOf} returns. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && addressOf(value) === value;

/** Returns whether a page at `url` may write the data of `address`: only within its own site. */
export function isOfSite(address: string, url: string | undefined): boolean {
  return (
    url !== undefined && URL.canParse(url) && isAddress(address) && new URL(url).origin === new URL(address).origin
  );
}

/** Returns whether the address points to a place in the page. */
export function asksForPlace(url: string): boolean {
  const hash = URL.canParse(url) ? new URL(url).hash : '';
  return hash.length > 1 && !ROUTE.test(hash);
}
