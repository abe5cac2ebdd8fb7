/** A site as browsers ask for it, and as the user is told of it. */

/**
 * Scheme and host, on any port: `https://example.org/*`. Firefox takes no port in a pattern, and asks for this and no more; another
 * scheme, another name below or above it, is another site.
 */
export type Site = string;

const SITE = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[^/*?#@:[\]\s]+)\/\*$/;

/** The site of an address; null for whatever browsers ask no permission for. */
export function siteOf(url: string | undefined): Site | null {
  if (!url || !/^https?:/i.test(url)) return null;
  try {
    const { protocol, hostname } = new URL(url);
    const site = `${protocol}//${hostname}/*`;
    return isSite(site) ? site : null;
  } catch {
    // TypeError: no address at all
    return null;
  }
}

export function isSite(value: unknown): value is Site {
  return typeof value === 'string' && value.length < 300 && SITE.test(value);
}

/** "example.org" */
export function siteName(site: Site): string {
  return site.replace(/^https?:\/\/|\/\*$/g, '');
}
