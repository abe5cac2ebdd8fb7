/**
 * Gives a page what is stored about it. Content scripts cannot read the store where the browser allows closing it to
 * them; the browser identifies the caller.
 */

import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { readStoredSite } from '../platform/storage.ts';
import { isOfSite } from '../store/highlights/address.ts';
import type { LeftMemory } from '../store/messages/click.ts';
import { readHighlights, readPlaces, watchHighlights } from '../store/messages/highlight-channel.ts';
import { callToolsFromBackground, type Handlers } from '../store/messages/messenger.ts';
import type { ContentToKept } from '../store/messages/protocol.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { siteOf } from '../store/remembered/site-of.ts';

function checkOwn(address: string, url: string | undefined): void {
  if (!isOfSite(address, url)) throw new Error('A page asks for what is kept of its own site.');
}

const remembered = (stored: unknown) => (stored === undefined ? {} : { stored });

/** Resolves to what is remembered about an address's site; null if that is unknown. Never rejects. */
export async function memoryOf(url = ''): Promise<LeftMemory | null> {
  const site = siteOf(url);
  if (site === '') return null;
  try {
    return { site, ...remembered(await readStoredSite(site)) };
  } catch {
    // the page asks again itself, and gets the reason
    return null;
  }
}

export const contentKept: Handlers<ContentToKept> = {
  memoryOfSite: async (_request, { url = '' }) => {
    const site = siteOf(url);
    return site === '' ? {} : remembered(await readStoredSite(site));
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

/**
 * Tells open readers that highlights changed, but not which; each asks for its own. Must be called in the worker's
 * first turn.
 */
export function tellOfHighlights(): void {
  watchHighlights(() => {
    tellTabs().catch((error: unknown) => reportOnce('readers did not hear of changed highlights', error));
  });
}

async function tellTabs(): Promise<void> {
  for (const { id, discarded } of await browser.tabs.query({})) {
    // most tabs have no reader
    if (id !== undefined && !discarded) callToolsFromBackground(id)('highlightsChanged').catch(() => {});
  }
}
