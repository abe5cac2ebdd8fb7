/** Opens the reader in a tab: injects the script, then sends the request. */

import { errorMessage, reportOnce } from '../platform/errors.ts';
import { algorithmAsked } from '../store/messages/click.ts';
import { callContentFromBackground } from '../store/messages/messenger.ts';
import type { ClickRequest, ReadRequest, UnreadableReason } from '../store/messages/protocol.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { isEngineReady, openEnginePageSoon } from './engine-page.ts';
import { injectContent, isThere } from './injection.ts';
import { noteClick } from './ready-at-start.ts';
import { explainUnreadable } from './toolbar.ts';
import { unreadableReason } from './unreadable.ts';

/** A tab as the browser passes it to listeners. */
export interface TargetTab {
  id?: number | undefined;
  url?: string | undefined;
  /** Absent where a caller does not know: nothing is noted then. */
  incognito?: boolean | undefined;
}

const clickOf = async (request: ReadRequest, { url }: TargetTab): Promise<ClickRequest> => ({
  ...request,
  id: crypto.randomUUID(),
  clickedAt: Date.now(),
  isEngineWarm: await isEngineReady(),
  ...(url && { address: url }),
});

/** Reads a page; the popup explains if that fails. */
export async function launchReader(tab: TargetTab, request: ReadRequest = {}): Promise<void> {
  if (tab.id === undefined) return;
  const click = await clickOf(request, tab);
  const refusal = await inject(tab, click);
  // the browser also refuses a page that is gone
  if (refusal && (request.isUnasked || !(await isThere({ tabId: tab.id, url: tab.url })))) return;
  if (refusal) await explainUnreadable(tab.id, refusal);
  // The page reports its own findings itself; this worker may stop before it hears them.
  else await ask(tab.id, click);
}

/** As {@link launchReader}, but returns the reason to a caller that can show it. */
export async function openReader(tab: TargetTab): Promise<UnreadableReason | null> {
  const click = await clickOf({ isAnswered: true }, tab);
  return (await inject(tab, click)) ?? (await ask(tab.id as number, click));
}

/** Injects the script; resolves to the reason if the browser refuses. */
async function inject(tab: TargetTab, click: ClickRequest): Promise<UnreadableReason | null> {
  try {
    const algorithm = algorithmAsked(click) ?? readSettings().then((settings) => settings.algorithm);
    await injectContent({ tabId: tab.id as number, url: tab.url }, click, algorithm);
    openEnginePageSoon();
    if (tab.incognito === false && !click.isUnasked)
      noteClick(click.clickedAt).catch((error: unknown) => reportOnce('a click was not noted', error));
    return null;
  } catch (error) {
    return unreadableReason(errorMessage(error), tab.url);
  }
}

/** Asks the page to read itself; resolves to the reason if it cannot. */
async function ask(tabId: number, click: ClickRequest): Promise<UnreadableReason | null> {
  try {
    return await callContentFromBackground(tabId)('serveClick', click);
  } catch (error) {
    // The page went away between injection and call: the user is on another page now and can click again.
    reportOnce('the page did not answer', error);
    return null;
  }
}
