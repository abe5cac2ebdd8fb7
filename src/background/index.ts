/** The service worker (Chromium) or event page (Firefox). Browsers require that it registers its listeners at once. */

import { ENGINE_GUARDS } from '../engine/calls.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { limitAccess } from '../platform/storage.ts';
import { BACKGROUND_GUARDS } from '../store/messages/guards.ts';
import { watchHighlights } from '../store/messages/highlight-channel.ts';
import { HIGHLIGHT_GUARDS, MEMORY_GUARDS } from '../store/messages/kept-guards.ts';
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
import { addressOfTab } from '../store/messages/sample-page.ts';
import { watchSettings } from '../store/messages/settings-channel.ts';
import { engineInBackground, isTabOpen, openEngineAtStart, openEnginePage, wordsOfReading } from './engine-page.ts';
import { contentHighlights, forgetPlaces, pageHighlights } from './highlight-writer.ts';
import { injectLazy } from './injection.ts';
import { launchReader, openReader } from './launcher.ts';
import { createMenus, followSettings, listenToMenus } from './menus.ts';
import { contentKept, tellOfHighlights } from './own-address.ts';
import { readLinkHere } from './read-link.ts';
import { changeSettings, storeHeld } from './settings-writer.ts';
import { contentMemory, pageMemory } from './site-writer.ts';
import {
  followPermissions,
  isAlwaysRead,
  neverReadHere,
  noteClosed,
  onAllowed,
  readUnasked,
  setAlwaysRead,
  setReadEverywhere,
} from './sites/always.ts';
import { endAllTemporary, endDeadTemporary, endPermissionsOf, isLeftForLink } from './sites/temporary-permissions.ts';
import { explainUnreadable, readOnClick, showFor, showPopupOnClick } from './toolbar.ts';

watchFor("content scripts' access to the store could not be limited", limitAccess());

browser.action.onClicked.addListener((tab) => void launchReader(tab));

// Firefox for Android has neither keyboard commands nor context menus.
browser.commands?.onCommand.addListener((command, tab) => {
  if (command === 'toggle-reader' && tab) void launchReader(tab, { toggle: true });
});

if (browser.contextMenus) {
  browser.runtime.onInstalled.addListener(() => void createMenus());
  listenToMenus();
  followSettings();
}

browser.permissions.onAdded.addListener(({ origins = [] }) =>
  watchFor('a granted permission could not be used', onAllowed(origins)),
);
browser.permissions.onRemoved.addListener(() =>
  watchFor('a removed permission could not be applied', followPermissions()),
);
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install')
    watchFor('the introduction could not be opened', browser.tabs.create({ url: addressOfTab('welcome') }));
  // browsers drop registered content scripts when the extension is updated, so they are registered again
  watchFor('sites could not be registered after an update', followPermissions());
});
browser.runtime.onStartup.addListener(() => {
  watchFor('sites could not be registered at the start', endAllTemporary().then(followPermissions));
  watchFor('the engine page could not be opened at the start', openEngineAtStart());
});

function watchFor(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => reportOnce(what, error));
}

/**
 * Remembers that the reader was closed, so that it does not reopen automatically. Removes the reader's temporary
 * permission for the site, unless the tab is about to open one of the article's links in the reader.
 *
 * Must run before the toolbar button is updated: the page may reload during the update, and the reader would reopen.
 */
function onReaderGone(caller: Caller): void {
  const { tabId, url } = caller;
  void noteClosed(caller);
  if (tabId !== undefined && !isLeftForLink(tabId, url))
    watchFor('a permission could not be given back', endPermissionsOf(tabId));
}

/** Returns the id of the caller's tab. Never throws for content scripts, because they always have a tab. */
function tabOf({ tabId }: { tabId: number | undefined }): number {
  if (tabId === undefined) throw new Error('This call needs a tab');
  return tabId;
}

// The user may switch `keepPlaces` off in another browser that synchronizes its settings with this one.
watchSettings(({ keepPlaces }) => {
  if (!keepPlaces) watchFor('reading places could not be forgotten', forgetPlaces());
});

watchHighlights(() => watchFor('readers could not be told of changed highlights', tellOfHighlights()));

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
    group<EngineToBackground>('extension-page', { wordsOfReading, isTabOpen }),
    ...engineInBackground(),
  ],
  { ...BACKGROUND_GUARDS, ...MEMORY_GUARDS, ...HIGHLIGHT_GUARDS, ...ENGINE_GUARDS },
);

void storeHeld();
watchFor('lent permissions could not be checked', endDeadTemporary());
