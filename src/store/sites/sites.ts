/**
 * Converts addresses to sites, in two forms: patterns (`SitePattern`), which browsers use for permissions, and hosts
 * (`siteOf`), under which corrections are remembered. Manages the list of sites on which the reader opens
 * automatically, and the list of temporary permissions.
 */
import * as v from 'valibot';
import { parsed, shape, validItems } from '../../shared/own-fields.ts';

/**
 * Key of the sites on which the reader opens automatically, and of temporary permissions to open one link in the reader.
 * Not synchronized, because browsers do not synchronize permissions.
 */
export const SITES_KEY = 'sites';

const SITE = v.custom<SitePattern>(isSitePattern);

/** A permission for a site, which Lectern gives back when the reader in the tab `tabId` closes. */
const TEMPORARY = shape({ site: SITE, tabId: v.pipe(v.number(), v.safeInteger()) });
export type TemporaryPermission = Readonly<v.InferOutput<typeof TEMPORARY>>;

const SITES = shape({
  always: v.pipe(
    validItems(SITE),
    v.transform((sites): readonly SitePattern[] => [...new Set(sites)]),
  ),
  /** Whether the reader opens automatically on all sites, except those that the user excluded. */
  everywhere: v.fallback(v.boolean(), false),
  /** Temporary permissions, each of which was requested to read one link. */
  lent: validItems(TEMPORARY),
});
export type Sites = Readonly<v.InferOutput<typeof SITES>>;

export const parseSites = (stored: unknown): Sites =>
  parsed(SITES, stored) ?? { always: [], everywhere: false, lent: [] };

/**
 * Adds a site on which the reader opens automatically. Also drops the site's temporary permissions, because Lectern now
 * keeps the permission for this site when a reader closes.
 */
export function withAlways(sites: Sites, site: SitePattern): Sites {
  return {
    ...sites,
    always: [...sites.always.filter((other) => other !== site), site],
    lent: sites.lent.filter((permission) => permission.site !== site),
  };
}

/**
 * Returns whether the reader opens automatically on a site. `isNever`: the user excluded the site, which overrides
 * everything else.
 */
export function opensByItself({ always, everywhere }: Sites, site: SitePattern, isNever: boolean): boolean {
  return !isNever && (everywhere || always.includes(site));
}

export function withoutAlways(sites: Sites, site: SitePattern): Sites {
  return { ...sites, always: sites.always.filter((other) => other !== site) };
}

export function withTemporary(sites: Sites, permission: TemporaryPermission): Sites {
  return { ...sites, lent: [...sites.lent, permission] };
}

/**
 * Removes from the list the temporary permissions for which `isOver` returns true.
 *
 * @returns the stored sites without these permissions, and the sites whose permission the caller can remove
 */
export function withoutTemporary(
  sites: Sites,
  isOver: (permission: TemporaryPermission) => boolean,
): { rest: Sites; unneeded: readonly SitePattern[] } {
  const rest = { ...sites, lent: sites.lent.filter((permission) => !isOver(permission)) };
  const over = new Set(sites.lent.filter(isOver).map(({ site }) => site));
  const isNeeded = (site: SitePattern) =>
    rest.always.includes(site) || rest.lent.some((permission) => permission.site === site);
  return { rest, unneeded: [...over].filter((site) => !isNeeded(site)) };
}

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
  if (!url || !/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  const pattern = `${protocol}//${hostname}/*`;
  return isSitePattern(pattern) ? pattern : null;
}

export function isSitePattern(value: unknown): value is SitePattern {
  return typeof value === 'string' && value.length < 300 && PATTERN.test(value);
}

export function hostOf(pattern: SitePattern): string {
  return pattern.replace(/^https?:\/\/|\/\*$/g, '');
}

/**
 * Returns the site of an address: the host without "www.", with the port if the address has one. Each subdomain counts
 * as a site of its own, because a.example.org and b.example.org may be two blogs that look different. Therefore a
 * newspaper with two hosts (news.example.org, www.example.org) counts as two sites.
 *
 * @returns '' for addresses without a host, such as files
 */
export function siteOf(url: string): string {
  const [, host = ''] = AUTHORITY.exec(url.slice(0, LONGEST_ADDRESS).toLowerCase()) ?? [];
  const site = host.slice(host.lastIndexOf('@') + 1).replace(/^www\./, '');
  return isSite(site) ? site : '';
}

const AUTHORITY = /^https?:\/\/([^/?#\\]+)/;
const LONGEST_ADDRESS = 4000;
/** A host with or without a port, in the form that browsers use: in ASCII, an IPv6 address in brackets. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/;
/** Maximum length of a host with a port (characters). */
const LONGEST_SITE = 259;

export const isSite = (site: string): boolean => site.length <= LONGEST_SITE && HOST.test(site);
