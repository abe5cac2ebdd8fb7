/** Normalises the addresses under which highlights and reading places are stored. */

import { TRACKING_PARAMETERS } from '../../vocabulary/names/tracking.ts';

const LONGEST_ADDRESS = 4000;

const TRACKING = new RegExp(`^(?:${TRACKING_PARAMETERS})$`, 'i');

/** A fragment such as `#/inbox`. Apps that show different content per fragment write it like a path. */
const ROUTE = /^#!?\//;

/**
 * Returns an address without its tracking parameters and fragment. A {@link ROUTE} fragment and the order of the other
 * parameters are kept. The canonical address that a page declares is not used: it may be the address of another page.
 *
 * @returns '' for an invalid or too long address, or one that is not http(s): nothing is stored for these
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

/** Returns whether the value is an address as {@link addressOf} returns it. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && addressOf(value) === value;

/** Returns whether a page at `url` may change the data of `address`: both must have the same origin. */
export function isOfSite(address: string, url: string | undefined): boolean {
  return (
    url !== undefined && URL.canParse(url) && isAddress(address) && new URL(url).origin === new URL(address).origin
  );
}

/** Returns whether the address has a fragment that points to a place in the page. */
export function asksForPlace(url: string): boolean {
  const hash = URL.canParse(url) ? new URL(url).hash : '';
  return hash.length > 1 && !ROUTE.test(hash);
}
