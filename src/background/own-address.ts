/**
 * Gives each content script the stored data about its page, because in Chromium content scripts cannot read the store.
 * The page's address comes from the browser, so a page cannot pretend to be another one.
 */

import { browser } from '../platform/browser.ts';
import { readKept } from '../platform/storage.ts';
import { isOfSite } from '../store/highlights/address.ts';
import type { LeftMemory } from '../store/messages/click.ts';
import { readHighlights, readPlaces } from '../store/messages/highlight-channel.ts';
import { callToolsFromBackground, type Handlers } from '../store/messages/messenger.ts';
import type { ContentToKept } from '../store/messages/protocol.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { SITE_PREFIX } from '../store/remembered/site-memory.ts';
import { siteOf } from '../store/sites/sites.ts';

function checkOwn(address: string, url: string | undefined): void {
  if (!isOfSite(address, url)) throw new Error('A page may only read data of its own site.');
}

const remembered = (stored: unknown) => (stored === undefined ? {} : { stored });

/** Returns what is stored for an address's site. `site` is '' if there is none, or the store cannot be read. */
export async function memoryOf(url = ''): Promise<LeftMemory> {
  const site = siteOf(url);
  try {
    return { site, ...(site !== '' && remembered(await readKept(SITE_PREFIX + site))) };
  } catch {
    // do not report an error here: the page will request the data again, and that request reports the error
    return { site: '' };
  }
}

export const contentKept: Handlers<ContentToKept> = {
  memoryOfSite: async (_request, { url = '' }) => {
    const site = siteOf(url);
    return site === '' ? {} : remembered(await readKept(SITE_PREFIX + site));
  },
  highlightsOf: ({ address }, { url }) => {
    checkOwn(address, url);
    return readHighlights(address);
  },
  placeOf: async ({ address }, { url, isPrivate }) => {
    checkOwn(address, url);
    if (isPrivate || !(await readSettings()).keepPlaces) return null;
    return (await readPlaces()).find((place) => place.address === address) ?? null;
  },
};

/** Tells open readers that some page's highlights have changed; each then requests those of its own page. */
export async function tellOfHighlights(): Promise<void> {
  for (const { id, discarded } of await browser.tabs.query({})) {
    // ignore rejections: most tabs have no reader that could receive the message
    if (id !== undefined && !discarded) callToolsFromBackground(id)('highlightsChanged').catch(() => {});
  }
}
