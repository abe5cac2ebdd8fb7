/** A site as the pattern of a browser permission, and as shown to the user. Remembered data is keyed by host instead (`siteOf`). */

/**
 * Scheme and host, on any port: `https://example.org/*`. Firefox accepts no port in a pattern, and asks for exactly this.
 * Another scheme, a subdomain or a parent domain is another site.
 */
export type SitePattern = `${'http' | 'https'}://${string}/*`;

/** Permission pattern for all sites. */
export const EVERYWHERE = '*://*/*';

const PATTERN = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^/*?#@:[\]\s]+)\/\*$/;

/** Returns the pattern of an address's site; null for addresses without site permissions. */
export function sitePatternOf(url: string | undefined): SitePattern | null {
  if (!url || !/^https?:/i.test(url)) return null;
  try {
    const { protocol, hostname } = new URL(url);
    const pattern = `${protocol}//${hostname}/*`;
    return isSitePattern(pattern) ? pattern : null;
  } catch {
    // TypeError: not an address
    return null;
  }
}

export function isSitePattern(value: unknown): value is SitePattern {
  return typeof value === 'string' && value.length < 300 && PATTERN.test(value);
}

/** Returns the host: "example.org". */
export function hostOf(pattern: SitePattern): string {
  return pattern.replace(/^https?:\/\/|\/\*$/g, '');
}
