/**
 * Converts addresses to site patterns, which browsers use for permissions. (What is remembered for a site is stored by
 * host instead, see `siteOf`.)
 */

/**
 * Scheme and host, such as `https://example.org/*`. Includes all ports, because Firefox accepts no port in a pattern.
 * Does not include other schemes, subdomains or the parent domain.
 */
export type SitePattern = `${'http' | 'https'}://${string}/*`;

/** Pattern of the permission for all sites. */
export const EVERYWHERE = '*://*/*';

const PATTERN = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^/*?#@:[\]\s]+)\/\*$/;

/** Returns the pattern for the site of an address; null if browsers grant no permission for that address. */
export function sitePatternOf(url: string | undefined): SitePattern | null {
  if (!url || !/^https?:/i.test(url)) return null;
  try {
    const { protocol, hostname } = new URL(url);
    const pattern = `${protocol}//${hostname}/*`;
    return isSitePattern(pattern) ? pattern : null;
  } catch {
    // the text is not an address
    return null;
  }
}

export function isSitePattern(value: unknown): value is SitePattern {
  return typeof value === 'string' && value.length < 300 && PATTERN.test(value);
}

export function hostOf(pattern: SitePattern): string {
  return pattern.replace(/^https?:\/\/|\/\*$/g, '');
}
