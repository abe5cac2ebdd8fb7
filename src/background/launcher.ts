/** Opens the reader in a tab: injects the scripts, then asks the content script to open it. */

import { errorMessage, reportOnce } from '../platform/errors.ts';
import { firstWords } from '../platform/wording/first-words.ts';
import { algorithmAsked } from '../store/messages/click.ts';
import { callContentFromBackground } from '../store/messages/messenger.ts';
import type { ClickRequest, ReadRequest, UnreadableReason } from '../store/messages/protocol.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { isEngineReady, noteClick, openEnginePageSoon } from './engine-page.ts';
import { injectContent, isThere, type Prepared } from './injection.ts';
import { memoryOf } from './own-address.ts';
import { explainUnreadable } from './toolbar.ts';

export interface TargetTab {
  id?: number | undefined;
  url?: string | undefined;
  /** If absent, the window may be private. The time of the click is then not stored. */
  incognito?: boolean | undefined;
}

/** Opens the reader in a tab; if that fails, the popup explains why. */
export async function launchReader(tab: TargetTab, request: ReadRequest = {}): Promise<void> {
  if (tab.id === undefined) return;
  const { click, refusal } = await inject(tab, request);
  // the browser also refuses to inject into a page that the user has already left; that needs no explanation
  if (refusal && (request.isUnasked || !(await isThere({ tabId: tab.id, url: tab.url })))) return;
  if (refusal) await explainUnreadable(tab.id, refusal);
  // the page itself shows later failures, because this worker may stop before the page answers
  else await ask(tab.id, click);
}

/** Opens the reader like {@link launchReader}, but resolves to the reason of a failure instead of showing it. */
export async function openReader(tab: TargetTab): Promise<UnreadableReason | null> {
  const { click, refusal } = await inject(tab, { isAnswered: true });
  return refusal ?? (await ask(tab.id as number, click));
}

/** Injects the scripts. Resolves to the click for which they run, and to the reason if they cannot be injected. */
async function inject(
  tab: TargetTab,
  request: ReadRequest,
): Promise<{ click: ClickRequest; refusal: UnreadableReason | null }> {
  // starts after the first injection is requested, which its look-up of texts would delay by several milliseconds
  const prepared = Promise.resolve().then(() => prepare(request, tab));
  const refusal = await injectContent({ tabId: tab.id as number, url: tab.url }, prepared).then(
    () => null,
    (error: unknown) => unreadableReason(errorMessage(error), tab.url),
  );
  const { click } = await prepared;
  if (refusal) return { click, refusal };
  openEnginePageSoon();
  if (tab.incognito === false && !click.isUnasked)
    noteClick(click.clickedAt).catch((error: unknown) => reportOnce('a click was not noted', error));
  return { click, refusal: null };
}

async function prepare(request: ReadRequest, { url }: TargetTab): Promise<Prepared> {
  const clickedAt = Date.now();
  const reading = Promise.all([isEngineReady(), readSettings(), memoryOf(url)]);
  // look up the interface texts while the browser reads the store, because the worker's first look-up takes some 10 ms
  const words = firstWords();
  const [isEngineWarm, settings, memory] = await reading;
  const begins = algorithmAsked(request) ?? (memory.stored === undefined ? settings.algorithm : null);
  const click: ClickRequest = {
    ...request,
    id: crypto.randomUUID(),
    clickedAt,
    isEngineWarm,
    ...(begins !== null && { begins }),
    ...(url && { address: url }),
  };
  return { click, settings, memory, words };
}

/** Asks the content script to open the reader. Resolves to the reason if the page cannot be read, otherwise to null. */
async function ask(tabId: number, click: ClickRequest): Promise<UnreadableReason | null> {
  try {
    return await callContentFromBackground(tabId)('serveClick', click);
  } catch (error) {
    // harmless: the user has left the page since the injection, and can click again
    reportOnce('the page did not answer', error);
    return null;
  }
}

const STORES =
  /^https:\/\/(?:chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons)/;
const BROWSER_PAGES = /^(?!https?:|file:|ftp:)[a-z-]+:/;

/** Returns why the browser refused to inject the script, judging by the error message and the page's address. */
export function unreadableReason(error: string, url: string | undefined): UnreadableReason {
  if (/gallery|store|marketplace/i.test(error) || STORES.test(url ?? '')) return 'store';
  if (/\bfile:/.test(error) || url?.startsWith('file:')) return 'file';
  if (/\.pdf(?:[?#]|$)/i.test(url ?? '')) return 'pdf';
  if (/chrome:|about:|edge:|brave:|devtools:|chrome-extension:|moz-extension:|view-source:/.test(error))
    return 'browser-page';
  // either the browser hides the address, because extensions may not access the page, or the page is the browser's own
  if (url === undefined || url === '' || BROWSER_PAGES.test(url)) return 'browser-page';
  return 'unknown';
}
