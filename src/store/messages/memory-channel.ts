/** Reads the memory of sites, in extension pages. Only the background writes (`site-writer.ts`). */

import { reportOnce } from '../../platform/errors.ts';
import { onStoredSiteChange, readStoredSite, readStoredSites } from '../../platform/storage.ts';
import { parseSite } from '../remembered/parse.ts';
import { emptyMemory } from '../remembered/site-memory.ts';
import { siteOf } from '../remembered/site-of.ts';
import type { SiteMemory } from '../remembered/types.ts';

/**
 * Reads the memory of an address's site; null for addresses without a site. A single key look-up: in parallel with the settings
 * (`Promise.all`), it takes no longer than they do. An unreadable store counts as empty.
 */
export async function readSite(url: string): Promise<SiteMemory | null> {
  const site = siteOf(url);
  if (site === '') return null;
  try {
    return parseSite(await readStoredSite(site))?.memory ?? emptyMemory(site);
  } catch (error) {
    reportOnce('what is remembered could not be read', error);
    return emptyMemory(site);
  }
}

/** Reads the memory of all sites, sorted by name, and the number of sites that this version cannot read. */
export async function readSites(): Promise<{ sites: readonly SiteMemory[]; unread: number }> {
  const stored = [...(await readStoredSites()).values()];
  const sites = stored.flatMap((value) => parseSite(value)?.memory ?? []);
  sites.sort((one, other) => one.site.localeCompare(other.site, 'en'));
  return { sites, unread: stored.length - sites.length };
}

/** Calls the listener after every change. */
export function watchSites(listener: () => void): void {
  onStoredSiteChange(listener);
}
