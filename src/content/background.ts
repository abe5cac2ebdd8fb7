/** What the content script tells the background worker without waiting for an answer. */
import { callBackgroundFromContent } from '../messages/messenger.ts';
import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import type { Settings } from '../settings/types.ts';

/** The toolbar follows the reader. A content script that outlived its extension has nobody to tell. */
export function tellBackground(event: 'readerOpened' | 'readerClosed' | 'readerEvicted'): void {
  if (!isContextValid()) return;
  callBackgroundFromContent(event).catch((error: unknown) => reportOnce(`telling the background: ${event}`, error));
}

/** Only the background writes settings; who shows them hears of it. */
export function storeSettings(change: Partial<Settings>): void {
  callBackgroundFromContent('changeSettings', change).catch((error: unknown) =>
    reportOnce('settings were not saved', error),
  );
}
