/** Reads the remembered data of sites, in extension pages. Only the background writes it (`site-writer.ts`). */

import { reportOnce } from '../../platform/errors.ts';
import { onStoredSiteChange, readStoredSite, readStoredSites } from '../../platform/storage.ts';
import { parseSite } from '../remembered/parse.ts';
import { emptyMemory } from '../remembered/site-memory.ts';
import { siteOf } from '../remembered/site-of.ts';
import type { SiteMemory } from '../remembered/types.ts';

/**
 * Returns the remembered data of an address's site; null if the address has no site. Returns an empty memory if the
 * store cannot be read. This is one look-up, which takes no longer than reading the settings at the same time.
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

/** Returns the remembered data of all sites, sorted by name, and the number of sites that this version cannot read. */
export async function readSites(): Promise<{ sites: readonly SiteMemory[]; unread: number }> {
  const stored = [...(await readStoredSites()).values()];
  const sites = stored.flatMap((value) => parseSite(value)?.memory ?? []);
  sites.sort((one, other) => one.site.localeCompare(other.site, 'en'));
  return { sites, unread: stored.length - sites.length };
}

/** Calls the listener after every change of the remembered data of any site. */
export function watchSites(listener: () => void): void {
  onStoredSiteChange(listener);
}
