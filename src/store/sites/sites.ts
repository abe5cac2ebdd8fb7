/** Stored data about sites: those that open automatically (or all), and those with a temporary permission. */
import * as v from 'valibot';
import { parsed, shape, validItems } from '../../shared/own-fields.ts';
import { isSitePattern, type SitePattern } from './site-pattern.ts';

const SITE = v.custom<SitePattern>(isSitePattern);

/** A site's permission that is returned when the reader in this tab closes. */
const TEMPORARY = shape({ site: SITE, tabId: v.pipe(v.number(), v.safeInteger()) });
export type TemporaryPermission = Readonly<v.InferOutput<typeof TEMPORARY>>;

const SITES = shape({
  /** Sites whose articles open automatically. */
  always: v.pipe(
    validItems(SITE),
    v.transform((sites): readonly SitePattern[] => [...new Set(sites)]),
  ),
  /** Whether articles of all sites open automatically, except those that the user excluded. */
  everywhere: v.fallback(v.boolean(), false),
  /** Permissions requested to read one link each. */
  lent: validItems(TEMPORARY),
});
export type Sites = Readonly<v.InferOutput<typeof SITES>>;

/** Parses any value as sites and drops invalid parts. */
export const parseSites = (stored: unknown): Sites =>
  parsed(SITES, stored) ?? { always: [], everywhere: false, lent: [] };

/** Adds a site that opens automatically and drops its temporary permissions. */
export function withAlways(sites: Sites, site: SitePattern): Sites {
  return {
    ...sites,
    always: [...sites.always.filter((other) => other !== site), site],
    lent: sites.lent.filter((permission) => permission.site !== site),
  };
}

/**
 * Returns whether articles of a site open automatically.
 *
 * @param isNever whether the user excluded the site, which overrides the rest
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

/** @returns the rest, and the sites whose permission is no longer needed */
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
