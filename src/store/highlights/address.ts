/** Normalises page addresses, under which highlights and reading places are stored. */

import { TRACKING_PARAMETERS } from '../../vocabulary/names/addresses.ts';

const LONGEST_ADDRESS = 4000;

const TRACKING = new RegExp(`^(?:${TRACKING_PARAMETERS})$`, 'i');

/** A fragment (`#…`) that looks like a path, such as `#/inbox`: web apps use it to choose the content of the page. */
const ROUTE = /^#!?\//;

/**
 * Returns an address without tracking parameters, and without its fragment unless that is a {@link ROUTE}; '' if it is
 * invalid, too long or not http(s). The declared canonical address is not used: it may be that of another page.
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

/** Returns whether the value is an address in the normalised form that {@link addressOf} returns. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && addressOf(value) === value;

/** Returns whether the page at `url` may change the stored data of `address`: both must have the same origin. */
export function isOfSite(address: string, url: string | undefined): boolean {
  return (
    url !== undefined && URL.canParse(url) && isAddress(address) && new URL(url).origin === new URL(address).origin
  );
}

/** Returns whether the address has a fragment (`#part`) that points to a place in the page. */
export function asksForPlace(url: string): boolean {
  const hash = URL.canParse(url) ? new URL(url).hash : '';
  return hash.length > 1 && !ROUTE.test(hash);
}
