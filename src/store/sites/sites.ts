/** Stored data about sites: those that open automatically (or all), and those with a temporary permission. */
import { isSitePattern, type SitePattern } from './site-pattern.ts';

export interface Sites {
  /** Sites whose articles open automatically. */
  readonly always: readonly SitePattern[];
  /** Whether articles of all sites open automatically, except those that the user excluded. */
  readonly everywhere: boolean;
  /** Permissions requested to read one link each. */
  readonly lent: readonly TemporaryPermission[];
}

/** A site's permission that is returned when the reader in this tab closes. */
export interface TemporaryPermission {
  readonly site: SitePattern;
  readonly tabId: number;
}

const NO_SITES: Sites = { always: [], everywhere: false, lent: [] };

/** Parses any value as sites and drops invalid parts. */
export function parseSites(stored: unknown): Sites {
  if (typeof stored !== 'object' || stored === null) return NO_SITES;
  const { always, everywhere, lent } = stored as Partial<Record<keyof Sites, unknown>>;
  return {
    always: Array.isArray(always) ? [...new Set(always.filter(isSitePattern))] : [],
    everywhere: everywhere === true,
    lent: Array.isArray(lent) ? lent.filter(isTemporary).map(({ site, tabId }) => ({ site, tabId })) : [],
  };
}

function isTemporary(value: unknown): value is TemporaryPermission {
  const { site, tabId } = (value ?? {}) as Partial<TemporaryPermission>;
  return isSitePattern(site) && Number.isSafeInteger(tabId);
}

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
