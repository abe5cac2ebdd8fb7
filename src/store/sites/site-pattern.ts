/**
 * Converts addresses to site patterns, which browsers use for permissions. The remembered data of a site is stored by
 * host instead (`siteOf`).
 */

/**
 * Scheme and host, on any port, as in `https://example.org/*`; Firefox accepts no port in a pattern. Another scheme, a
 * subdomain or a parent domain is another site.
 */
export type SitePattern = `${'http' | 'https'}://${string}/*`;

/** Pattern of the permission for all sites. */
export const EVERYWHERE = '*://*/*';

const PATTERN = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^/*?#@:[\]\s]+)\/\*$/;

/** Returns the pattern of an address's site; null if browsers grant no permission for it. */
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

/** Returns the host of a pattern, such as "example.org". */
export function hostOf(pattern: SitePattern): string {
  return pattern.replace(/^https?:\/\/|\/\*$/g, '');
}
