/** Manages the list of sites on which the reader opens automatically, and the list of temporary permissions. */
import * as v from 'valibot';
import { parsed, shape, validItems } from '../../shared/own-fields.ts';
import { isSitePattern, type SitePattern } from './site-pattern.ts';

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

/** Returns the valid parts of a stored value. */
export const parseSites = (stored: unknown): Sites =>
  parsed(SITES, stored) ?? { always: [], everywhere: false, lent: [] };

/** Also drops its temporary permissions, so that the browser's permission is not removed when a reader closes. */
export function withAlways(sites: Sites, site: SitePattern): Sites {
  return {
    ...sites,
    always: [...sites.always.filter((other) => other !== site), site],
    lent: sites.lent.filter((permission) => permission.site !== site),
  };
}

/** `isNever`: the user excluded the site, which overrides everything else. */
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
