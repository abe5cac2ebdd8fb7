/** What is stored about sites: those that are always read (or all of them), and those whose permission is only lent. */
import { isSitePattern, type SitePattern } from './site-pattern.ts';

export interface Sites {
  /** Opened by itself on articles of these. */
  readonly always: readonly SitePattern[];
  /** Opened by itself on articles of every site that the user has not excepted. */
  readonly everywhere: boolean;
  /** Asked for to read one link each. */
  readonly lent: readonly TemporaryPermission[];
}

/** A site's permission that goes back when the reader in this tab has gone. */
export interface TemporaryPermission {
  readonly site: SitePattern;
  readonly tabId: number;
}

const NO_SITES: Sites = { always: [], everywhere: false, lent: [] };

/** Reads anything as sites: what does not fit is left out. */
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

/** Always read: its temporary permissions are not needed any more. */
export function withAlways(sites: Sites, site: SitePattern): Sites {
  return {
    ...sites,
    always: [...sites.always.filter((other) => other !== site), site],
    lent: sites.lent.filter((permission) => permission.site !== site),
  };
}

/**
 * Whether articles of a site open by themselves.
 *
 * @param isNever the user has excepted the site, which counts most
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

/** @returns the rest, and the sites that nobody needs now */
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
