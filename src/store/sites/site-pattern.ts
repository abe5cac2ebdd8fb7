/** A site as browsers ask for it, and as the user is told of it. The site that things are remembered of is its host (`siteOf`). */

/**
 * Scheme and host, on any port: `https://example.org/*`. Firefox takes no port in a pattern, and asks for this and no more; another
 * scheme, another name below or above it, is another site.
 */
export type SitePattern = `${'http' | 'https'}://${string}/*`;

/** All sites, as browsers ask for them. */
export const EVERYWHERE = '*://*/*';

const PATTERN = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^/*?#@:[\]\s]+)\/\*$/;

/** The pattern of an address's site; null for whatever browsers ask no permission for. */
export function sitePatternOf(url: string | undefined): SitePattern | null {
  if (!url || !/^https?:/i.test(url)) return null;
  try {
    const { protocol, hostname } = new URL(url);
    const pattern = `${protocol}//${hostname}/*`;
    return isSitePattern(pattern) ? pattern : null;
  } catch {
    // TypeError: no address at all
    return null;
  }
}

export function isSitePattern(value: unknown): value is SitePattern {
  return typeof value === 'string' && value.length < 300 && PATTERN.test(value);
}

/** "example.org" */
export function hostOf(pattern: SitePattern): string {
  return pattern.replace(/^https?:\/\/|\/\*$/g, '');
}
