/** Service worker (Chromium) or event page (Firefox). All listeners are registered in the first turn. */

import { ENGINE_GUARDS } from '../engine/calls.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { limitAccess } from '../platform/storage.ts';
import { BACKGROUND_GUARDS } from '../store/messages/guards.ts';
import { HIGHLIGHT_GUARDS } from '../store/messages/highlight-guards.ts';
import { MEMORY_GUARDS } from '../store/messages/memory-guards.ts';
import { type Caller, group, handleCalls } from '../store/messages/messenger.ts';
import type {
  ContentToBackground,
  ContentToHighlights,
  ContentToKept,
  ContentToMemory,
  EngineToBackground,
  PageToHighlights,
  PageToMemory,
  PopupToBackground,
} from '../store/messages/protocol.ts';
import { watchSettings } from '../store/messages/settings-channel.ts';
import { algorithmFor, engineInBackground, isTabOpen, openEnginePage, wordsOfReading } from './engine-page.ts';
import { contentHighlights, forgetPlaces, pageHighlights } from './highlight-writer.ts';
import { injectLazy } from './injection.ts';
import { launchReader, openReader } from './launcher.ts';
import { createMenus, followSettings, listenToMenus } from './menus.ts';
import { contentKept, tellOfHighlights } from './own-address.ts';
import { readLinkHere } from './read-link.ts';
import { openEngineAtStart } from './ready-at-start.ts';
import { changeSettings, storeHeld } from './settings-writer.ts';
import { contentMemory, pageMemory } from './site-writer.ts';
import {
  followPermissions,
  isAlwaysRead,
  neverReadHere,
  onAllowed,
  setAlwaysRead,
  setReadEverywhere,
} from './sites/always.ts';
import { noteClosed } from './sites/closed-pages.ts';
import { endAllTemporary, endDeadTemporary, endPermissionsOf, isLeftForLink } from './sites/temporary-permissions.ts';
import { readUnasked } from './sites/unasked.ts';
import { explainUnreadable, readOnClick, showFor, showPopupOnClick } from './toolbar.ts';
import { welcome } from './welcome.ts';

limitAccess().catch((error: unknown) => reportOnce('the stores could not be closed to content scripts', error));

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
  followSettings();
}

browser.runtime.onInstalled.addListener(({ reason }) => watchFor('the first page', welcome(reason)));

browser.permissions.onAdded.addListener(({ origins = [] }) => watchFor('a site was allowed', onAllowed(origins)));
browser.permissions.onRemoved.addListener(() => watchFor('a site was taken back', followPermissions()));
// An update drops the registered scripts.
browser.runtime.onInstalled.addListener(() => watchFor('sites after an update', followPermissions()));
browser.runtime.onStartup.addListener(() => watchFor('sites at the start', endAllTemporary().then(followPermissions)));
browser.runtime.onStartup.addListener(() => watchFor('the engine at the start', openEngineAtStart()));

function watchFor(what: string, work: Promise<void>): void {
  work.catch((error: unknown) => reportOnce(what, error));
}

/**
 * Notes that the reader was closed, so that it does not reopen by itself, and returns its permission unless one of its
 * links is about to be read. Does so at once: the page may be reloaded, or the link's page closed, before the button is
 * updated.
 */
function onReaderGone(caller: Caller): void {
  const { tabId, url } = caller;
  void noteClosed(caller);
  if (tabId !== undefined && !isLeftForLink(tabId, url)) watchFor('what was lent', endPermissionsOf(tabId));
}

/** Returns the tab of a caller that is a content script, which always has one. */
function tabOf({ tabId }: { tabId: number | undefined }): number {
  if (tabId === undefined) throw new Error('This call needs a tab');
  return tabId;
}

// The setting may be switched off here or, through synchronisation, in another browser.
watchSettings(({ keepPlaces }) => {
  if (!keepPlaces) watchFor('forgetting places', forgetPlaces());
});

tellOfHighlights();

handleCalls(
  [
    group<ContentToBackground>('content-script', {
      readerOpened: (document, caller) => showFor(tabOf(caller), document, showPopupOnClick),
      readerClosed: async (document, caller) => {
        onReaderGone(caller);
        await showFor(tabOf(caller), document, readOnClick);
      },
      readerEvicted: async (document, caller) => {
        onReaderGone(caller);
        await showFor(tabOf(caller), document, (tabId) => explainUnreadable(tabId, 'foreign-nodes'));
      },
      pageUnreadable: ({ reason, began }, caller) =>
        showFor(tabOf(caller), { began }, (tabId) => explainUnreadable(tabId, reason)),
      loadScript: ({ script }, caller) => injectLazy({ ...caller, tabId: tabOf(caller) }, script),
      openEnginePage,
      changeSettings,
      articleSighted: (_request, caller) => readUnasked(tabOf(caller), caller.url),
      readLinkHere,
      neverReadHere,
    }),
    group<PopupToBackground>('extension-page', {
      openTab: async ({ tabId }) => ({ unreadable: await openReader(await browser.tabs.get(tabId)) }),
      changeSettings,
      isAlwaysRead,
      setAlwaysRead,
      setReadEverywhere,
    }),
    group<ContentToMemory>('content-script', contentMemory),
    group<PageToMemory>('extension-page', pageMemory),
    group<ContentToHighlights>('content-script', contentHighlights),
    group<ContentToKept>('content-script', contentKept),
    group<PageToHighlights>('extension-page', pageHighlights),
    group<EngineToBackground>('extension-page', { wordsOfReading, algorithmFor, isTabOpen }),
    ...engineInBackground(),
  ],
  { ...BACKGROUND_GUARDS, ...MEMORY_GUARDS, ...HIGHLIGHT_GUARDS, ...ENGINE_GUARDS },
);

void storeHeld();
endDeadTemporary().catch((error: unknown) => reportOnce('what was lent could not be looked at', error));
