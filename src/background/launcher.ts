/** Opening the reader in a tab: inject, then say what is wanted. */
import { callContentFromBackground } from '../messages/messenger.ts';
import type { OpenRequest, UnreadableReason } from '../messages/protocol.ts';
import { readSettings } from '../messages/settings-channel.ts';
import { algorithmAsked } from '../messages/wish.ts';
import { errorMessage, reportOnce } from '../platform/errors.ts';
import { injectContent } from './injection.ts';
import { explainUnreadable } from './toolbar.ts';
import { unreadableReason } from './unreadable.ts';

/** A tab as the browser hands it to listeners. */
export interface TargetTab {
  id?: number | undefined;
  url?: string | undefined;
}

/** Reads a page. Where that cannot be, the popup says why. */
export async function launchReader(tab: TargetTab, request: OpenRequest = {}): Promise<void> {
  if (tab.id === undefined) return;
  const refusal = await inject(tab, request);
  if (refusal && request.isUnasked) return;
  if (refusal) await explainUnreadable(tab.id, refusal);
  // What the page itself finds out it tells by itself: until it is heard, which this worker may not live to see.
  else await ask(tab.id, request);
}

/** As {@link launchReader}, but answers the reason to a caller that can show it. */
export async function openReader(tab: TargetTab): Promise<UnreadableReason | null> {
  return (await inject(tab, { isAnswered: true })) ?? (await ask(tab.id as number, {}));
}

/** Answers why the browser does not let us. */
async function inject(tab: TargetTab, request: OpenRequest): Promise<UnreadableReason | null> {
  try {
    const algorithm = algorithmAsked(request) ?? readSettings().then((settings) => settings.algorithm);
    await injectContent({ tabId: tab.id as number, url: tab.url }, request, algorithm);
    return null;
  } catch (error) {
    return unreadableReason(errorMessage(error), tab.url);
  }
}

/** Answers why the page cannot be read. */
async function ask(tabId: number, { toggle, save, ...open }: OpenRequest): Promise<UnreadableReason | null> {
  const call = callContentFromBackground(tabId);
  try {
    const reason = await (toggle ? call('toggleReader') : call('openReader', open));
    if (save && !reason) await call('saveArticle', { format: save });
    return reason;
  } catch (error) {
    // The page went away between injection and call: the user is on another page now and can click again.
    reportOnce('the page did not answer', error);
    return null;
  }
}
