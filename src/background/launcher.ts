/** Opening the reader in a tab: inject, then say what is wanted. */

import { errorMessage, reportOnce } from '../platform/errors.ts';
import { callContentFromBackground } from '../store/messages/messenger.ts';
import type { OpenRequest, UnreadableReason, Wish } from '../store/messages/protocol.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { algorithmAsked } from '../store/messages/wish.ts';
import { injectContent, isThere } from './injection.ts';
import { openReadingRoomSoon } from './reading-room.ts';
import { explainUnreadable } from './toolbar.ts';
import { unreadableReason } from './unreadable.ts';

/** A tab as the browser hands it to listeners. */
export interface TargetTab {
  id?: number | undefined;
  url?: string | undefined;
}

const wishOf = (request: OpenRequest, { url }: TargetTab): Wish => ({
  ...request,
  id: crypto.randomUUID(),
  clickedAt: Date.now(),
  ...(url && { address: url }),
});

/** Reads a page. Where that cannot be, the popup says why. */
export async function launchReader(tab: TargetTab, request: OpenRequest = {}): Promise<void> {
  if (tab.id === undefined) return;
  const wish = wishOf(request, tab);
  const refusal = await inject(tab, wish);
  // the browser refuses one that has gone, too
  if (refusal && (request.isUnasked || !(await isThere({ tabId: tab.id, url: tab.url })))) return;
  if (refusal) await explainUnreadable(tab.id, refusal);
  // What the page itself finds out it tells by itself: until it is heard, which this worker may not live to see.
  else await ask(tab.id, wish);
}

/** As {@link launchReader}, but answers the reason to a caller that can show it. */
export async function openReader(tab: TargetTab): Promise<UnreadableReason | null> {
  const wish = wishOf({ isAnswered: true }, tab);
  return (await inject(tab, wish)) ?? (await ask(tab.id as number, wish));
}

/** Answers why the browser does not let us. */
async function inject(tab: TargetTab, wish: Wish): Promise<UnreadableReason | null> {
  try {
    const algorithm = algorithmAsked(wish) ?? readSettings().then((settings) => settings.algorithm);
    await injectContent({ tabId: tab.id as number, url: tab.url }, wish, algorithm);
    openReadingRoomSoon();
    return null;
  } catch (error) {
    return unreadableReason(errorMessage(error), tab.url);
  }
}

/** Answers why the page cannot be read. */
async function ask(tabId: number, wish: Wish): Promise<UnreadableReason | null> {
  try {
    return await callContentFromBackground(tabId)('serveWish', wish);
  } catch (error) {
    // The page went away between injection and call: the user is on another page now and can click again.
    reportOnce('the page did not answer', error);
    return null;
  }
}
