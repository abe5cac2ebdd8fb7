/** Opening the reader in a tab: inject, then say what is wanted. */
import { callContentFromBackground } from '../messages/messenger.ts';
import type { UnreadableReason } from '../messages/protocol.ts';
import { readSettings } from '../messages/settings-channel.ts';
import { errorMessage, reportOnce } from '../platform/errors.ts';
import type { SaveFormat } from '../shared/save-formats.ts';
import { injectContent } from './injection.ts';
import { explainUnreadable } from './toolbar.ts';
import { unreadableReason } from './unreadable.ts';

/** A tab as the browser hands it to listeners. */
export interface TargetTab {
  id?: number | undefined;
  url?: string | undefined;
}

export interface OpenRequest {
  algorithm?: string;
  selection?: boolean;
  /** Close the reader when it is open. */
  toggle?: boolean;
  /** Save what the reader shows, once it is open. */
  save?: SaveFormat;
}

/** Reads a page. Where that cannot be, the popup says why. */
export async function launchReader(tab: TargetTab, request: OpenRequest = {}): Promise<void> {
  if (tab.id === undefined) return;
  const reason = await openReader(tab, request);
  if (reason) await explainUnreadable(tab.id, reason);
}

/** As {@link launchReader}, but answers the reason to a caller that can show it. */
export async function openReader(tab: TargetTab, request: OpenRequest): Promise<UnreadableReason | null> {
  const tabId = tab.id as number;
  try {
    await injectContent(tabId, request.algorithm ?? readSettings().then((settings) => settings.algorithm));
  } catch (error) {
    return unreadableReason(errorMessage(error), tab.url);
  }
  const { toggle, save, ...open } = request;
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
