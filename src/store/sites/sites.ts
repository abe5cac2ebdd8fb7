/** Sites, as patterns (`SitePattern`) and hosts (`siteOf`); lists of automatic opening and temporary permissions. */
import * as v from 'valibot';
import { parsed, shape, validItems } from '../../shared/own-fields.ts';

/** Key of the sites and temporary permissions. Not synchronized, because browsers do not synchronize permissions. */
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

/** Adds a site with automatic opening. Drops its temporary permissions: Lectern now keeps the permission. */
export function withAlways(sites: Sites, site: SitePattern): Sites {
  return {
    ...sites,
    always: [...sites.always.filter((other) => other !== site), site],
    lent: sites.lent.filter((permission) => permission.site !== site),
  };
}

/** Returns whether the reader opens automatically. `isNever`: the user excluded the site, which overrides the lists. */
export function opensByItself({ always, everywhere }: Sites, site: SitePattern, isNever: boolean): boolean {
  return !isNever && (everywhere || always.includes(site));
}

export function withoutAlways(sites: Sites, site: SitePattern): Sites {
  return { ...sites, always: sites.always.filter((other) => other !== site) };
}

export function withTemporary(sites: Sites, permission: TemporaryPermission): Sites {
  return { ...sites, lent: [...sites.lent, permission] };
}

/** Returns the sites without the temporary permissions that are over, and the sites whose permission is unneeded. */
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

/** Scheme and host, such as `https://example.org/*`: all ports (Firefox accepts none in patterns), no subdomains. */
export type SitePattern = `${'http' | 'https'}://${string}/*`;

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
 * Returns an address's host without "www.", with its port; '' for addresses without a host, such as files. Subdomains
 * are sites of their own: a.example.org and b.example.org may be two blogs that look different.
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
const LONGEST_SITE = 259;

export const isSite = (site: string): boolean => site.length <= LONGEST_SITE && HOST.test(site);
