/** Service worker (Chromium) or event page (Firefox). All listeners are registered in the first turn. */
import { GUARDS } from '../messages/guards.ts';
import { MEMORY_GUARDS } from '../messages/memory-guards.ts';
import { group, handleCalls } from '../messages/messenger.ts';
import type { ContentToBackground, ContentToMemory, PageToMemory, PopupToBackground } from '../messages/protocol.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { shareHeld } from '../platform/storage.ts';
import { injectLazy } from './injection.ts';
import { launchReader, openReader } from './launcher.ts';
import { createMenus, listenToMenus } from './menus.ts';
import { changeSettings, storeHeld } from './settings-writer.ts';
import { contentMemory, pageMemory } from './site-writer.ts';
import { explainUnreadable, readOnClick, showPopupOnClick } from './toolbar.ts';

browser.action.onClicked.addListener((tab) => void launchReader(tab));

// Firefox for Android has neither keyboard commands nor context menus.
browser.commands?.onCommand.addListener((command, tab) => {
  if (command === 'toggle-reader' && tab) void launchReader(tab, { toggle: true });
});

if (browser.contextMenus) {
  browser.runtime.onInstalled.addListener(() => {
    createMenus().catch((error: unknown) => reportOnce('context menus', error));
  });
  listenToMenus();
}

/** Handlers that only a content script calls, which always has a tab. */
function tabOf({ tabId }: { tabId: number | undefined }): number {
  if (tabId === undefined) throw new Error('This call needs a tab');
  return tabId;
}

handleCalls(
  [
    group<ContentToBackground>('content-script', {
      readerOpened: (_request, caller) => showPopupOnClick(tabOf(caller)),
      readerClosed: (_request, caller) => readOnClick(tabOf(caller)),
      readerEvicted: (_request, caller) => explainUnreadable(tabOf(caller), 'foreign-nodes'),
      pageUnreadable: ({ reason }, caller) => explainUnreadable(tabOf(caller), reason),
      loadScript: ({ script }, caller) => injectLazy(tabOf(caller), script),
      changeSettings,
    }),
    group<PopupToBackground>('extension-page', {
      openTab: async ({ tabId }) => ({ unreadable: await openReader(await browser.tabs.get(tabId)) }),
      changeSettings,
    }),
    group<ContentToMemory>('content-script', contentMemory),
    group<PageToMemory>('extension-page', pageMemory),
  ],
  { ...GUARDS, ...MEMORY_GUARDS },
);

shareHeld().catch((error: unknown) => reportOnce('what is held could not be shared', error));
void storeHeld();
