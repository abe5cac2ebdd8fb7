/**
 * Reads the data that is remembered for sites, for extension pages. Only the background writes it (`site-writer.ts`).
 */

import { reportOnce } from '../../platform/errors.ts';
import { onStoredSiteChange, readStoredSite, readStoredSites } from '../../platform/storage.ts';
import { parseSite } from '../remembered/parse.ts';
import { emptyMemory } from '../remembered/site-memory.ts';
import { siteOf } from '../remembered/site-of.ts';
import type { SiteMemory } from '../remembered/types.ts';

/**
 * Returns the data that is remembered for the site of an address; null if the address has no site, and empty data if
 * the store cannot be read.
 */
export async function readSite(url: string): Promise<SiteMemory | null> {
  const site = siteOf(url);
  if (site === '') return null;
  try {
    return parseSite(await readStoredSite(site))?.memory ?? emptyMemory(site);
  } catch (error) {
    reportOnce('remembered corrections could not be read', error);
    return emptyMemory(site);
  }
}

/**
 * Returns the data that is remembered for all sites, sorted by name. `unread`: number of sites that this version of
 * Lectern cannot read.
 */
export async function readSites(): Promise<{ sites: readonly SiteMemory[]; unread: number }> {
  const stored = [...(await readStoredSites()).values()];
  const sites = stored.flatMap((value) => parseSite(value)?.memory ?? []);
  sites.sort((one, other) => one.site.localeCompare(other.site, 'en'));
  return { sites, unread: stored.length - sites.length };
}

/** Calls the listener after each change of the data that is remembered for any site. */
export function watchSites(listener: () => void): void {
  onStoredSiteChange(listener);
}
