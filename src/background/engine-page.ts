/** Reads pages with warm code: in an invisible page, or, in Firefox, in the background page. */

import type { ContentToEngine } from '../engine/calls.ts';
import type { Host } from '../engine/host.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { canOpenUnseen, isUnseenOpen, openUnseen } from '../platform/offscreen.ts';
import { readStoredSite } from '../platform/storage.ts';
import { type MessageKey, wordsOf } from '../platform/wording/message.ts';
import { group, type Handlers } from '../store/messages/messenger.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { siteOf } from '../store/remembered/site-of.ts';

/** Path of the engine page in the extension. */
const ENGINE_PAGE = 'src/engine/page/index.html';

/** Opens the engine page for the next click. If it cannot open, pages read themselves. */
export async function openEnginePage(): Promise<void> {
  if (!canOpenUnseen()) return;
  try {
    await openUnseen(ENGINE_PAGE, 'Reads the text of the page that the user has clicked on.');
  } catch (error) {
    reportOnce('the engine page did not open', error);
    throw error;
  }
}

/** Time until the reader is drawn and complete (ms); an engine page that opens earlier would compete with the page for the processor. */
const READER_DRAWN_AFTER = 1500;

/** Opens the engine page later, whatever happens to the clicked tab. If the worker is killed first, the next click does it. */
export function openEnginePageSoon(): void {
  // `openEnginePage` reports its failures
  setTimeout(() => void openEnginePage().catch(() => {}), READER_DRAWN_AFTER);
}

/** Whether the engine page is open; always true if the background reads. Never rejects: the click would look refused. */
export async function isEngineReady(): Promise<boolean> {
  if (!canOpenUnseen()) return true;
  return isUnseenOpen().catch((error: unknown) => {
    reportOnce('whether the engine page is open is not known', error);
    return false;
  });
}

/** Returns all texts in the browser's language: an article and its explanations may need any of them. */
export async function wordsOfReading(): Promise<Readonly<Record<string, string>>> {
  const english: unknown = await (await fetch(browser.runtime.getURL('_locales/en/messages.json'))).json();
  return wordsOf(Object.keys(english as object) as MessageKey[]);
}

/**
 * Returns the algorithm of the settings; null if something is remembered for the page's site. The engine page knows neither.
 */
export const algorithmFor: Host['algorithmFor'] = async ({ url }) => {
  const site = siteOf(url);
  const [settings, known] = await Promise.all([readSettings(), site === '' ? undefined : readStoredSite(site)]);
  return known === undefined ? settings.algorithm : null;
};

export const isTabOpen = ({ tabId }: { tabId: number }): Promise<boolean> =>
  browser.tabs.get(tabId).then(
    () => true,
    () => false,
  );

let host: Promise<Handlers<ContentToEngine>> | null = null;

/** Imported with the first page: a worker that never reads starts sooner without this code. */
function ownHost(): Promise<Handlers<ContentToEngine>> {
  host ??= Promise.all([import('../engine/host.ts'), import('../engine/worker/threads.ts')]).then(
    ([{ createHost }, { createThreads }]) =>
      createHost({
        readings: createThreads(wordsOfReading()),
        algorithmFor,
        isThere: async ({ tabId }) => tabId !== undefined && isTabOpen({ tabId }),
      }),
  );
  return host;
}

/** Returns the calls that a host in the background answers; none if the host is a separate page. */
export const engineInBackground = () =>
  canOpenUnseen()
    ? []
    : [
        group<ContentToEngine>('content-script', {
          sendSnapshot: async (request, caller) => (await ownHost()).sendSnapshot(request, caller),
          openReading: async (request, caller) => (await ownHost()).openReading(request, caller),
          askReading: async (request, caller) => (await ownHost()).askReading(request, caller),
          closeReading: async (request, caller) => (await ownHost()).closeReading(request, caller),
        }),
      ];
