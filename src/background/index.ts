/** Service worker (Chromium) or event page (Firefox). All listeners are registered in the first turn. */
import { group, handleCalls } from '../messages/messenger.ts';
import type { ContentToBackground, PopupToBackground } from '../messages/protocol.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { injectLazy } from './injection.ts';
import { launchReader, openReader } from './launcher.ts';
import { createMenus, listenToMenus } from './menus.ts';
import { changeSettings } from './settings-writer.ts';
import { explainUnreadable, readOnClick, showPopupOnClick } from './toolbar.ts';

browser.action.onClicked.addListener((tab) => void launchReader(tab));

browser.commands.onCommand.addListener((command, tab) => {
  if (command === 'toggle-reader' && tab) void launchReader(tab, { toggle: true });
});

browser.runtime.onInstalled.addListener(() => {
  createMenus().catch((error: unknown) => reportOnce('context menus', error));
});
listenToMenus();

/** Handlers that only a content script calls, which always has a tab. */
function tabOf({ tabId }: { tabId: number | undefined }): number {
  if (tabId === undefined) throw new Error('This call needs a tab');
  return tabId;
}

handleCalls([
  group<ContentToBackground>('content-script', {
    readerOpened: (_request, caller) => showPopupOnClick(tabOf(caller)),
    readerClosed: (_request, caller) => readOnClick(tabOf(caller)),
    readerEvicted: (_request, caller) => explainUnreadable(tabOf(caller), 'foreign-nodes'),
    loadScript: ({ script }, caller) => injectLazy(tabOf(caller), script),
    changeSettings,
  }),
  group<PopupToBackground>('extension-page', {
    openTab: async ({ tabId }) => ({ unreadable: await openReader(await browser.tabs.get(tabId), {}) }),
    changeSettings,
  }),
]);
