/** Reads for extension pages what is remembered for sites. Only the background changes it. */

import { reportOnce } from '../../platform/errors.ts';
import { isAllowed, onPermissionChange } from '../../platform/permissions.ts';
import { onKeptChange, readAllKept, readKept } from '../../platform/storage.ts';
import { SITE_PREFIX } from '../remembered/site-memory.ts';
import { parseSite, type SiteMemory } from '../remembered/types.ts';
import { EVERYWHERE, parseSites, SITES_KEY, type SitePattern } from '../sites/sites.ts';

/** Returns what is remembered for sites, sorted by site. `unread`: number of sites that this version cannot read. */
export async function readSites(): Promise<{ sites: readonly SiteMemory[]; unread: number }> {
  const stored = [...(await readAllKept(SITE_PREFIX)).values()];
  const sites = stored.flatMap((value) => parseSite(value)?.memory ?? []);
  sites.sort((one, other) => one.site.localeCompare(other.site, 'en'));
  return { sites, unread: stored.length - sites.length };
}

/** Returns where the reader opens automatically and Lectern has access. None if the store cannot be read. */
export async function readAlwaysRead(): Promise<{ always: readonly SitePattern[]; everywhere: boolean }> {
  try {
    const { always, everywhere } = parseSites(await readKept(SITES_KEY));
    return { always: await allowedOf(always), everywhere: everywhere && (await isAllowed(EVERYWHERE)) };
  } catch (error) {
    reportOnce('the list of always-read sites could not be read', error);
    return { always: [], everywhere: false };
  }
}

export async function allowedOf(sites: readonly SitePattern[]): Promise<readonly SitePattern[]> {
  const areAllowed = await Promise.all(sites.map(isAllowed));
  return sites.filter((_site, index) => areAllowed[index]);
}

/** Calls the listener when the list of sites, or the browser's permissions for them, may have changed. */
export function watchAlwaysRead(listener: () => void): void {
  onKeptChange(SITES_KEY, listener);
  onPermissionChange(listener);
}
