/** Reading what is remembered of sites, in pages of ours. Writing is the background's alone (`site-writer.ts`). */

import { reportOnce } from '../../platform/errors.ts';
import { onStoredSiteChange, readStoredSite, readStoredSites } from '../../platform/storage.ts';
import { parseSite } from '../remembered/parse.ts';
import { emptyMemory } from '../remembered/site-memory.ts';
import { siteOf } from '../remembered/site-of.ts';
import type { SiteMemory } from '../remembered/types.ts';

/**
 * What is remembered of an address's site; null for addresses of which nothing is. One look-up of one key: asked for beside
 * the settings (`Promise.all`), it takes no longer than they do. A store that cannot be read has nothing in it.
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

/** What is remembered, by the names of the sites, and how many there are that this version cannot read. */
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
