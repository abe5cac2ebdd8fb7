/**
 * Tests which algorithm a click request names, so that the engine can run it before the reader exists. Also tests the
 * reasons that are given when a page cannot be read.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClickRequest, ReadRequest } from '../store/messages/protocol.ts';

import type { Prepared } from './injection.ts';

const clicks: ClickRequest[] = [];
let stored: unknown;
vi.mock('../store/messages/settings-channel.ts', () => ({ readSettings: async () => ({ algorithm: 'goose' }) }));
vi.mock('./own-address.ts', () => ({
  memoryOf: async () => ({ site: 'a.example', ...(stored !== undefined && { stored }) }),
}));
vi.mock('../platform/wording/first-words.ts', () => ({ firstWords: () => ({}) }));
vi.mock('./injection.ts', () => ({
  injectContent: async (_tab: unknown, prepared: Promise<Prepared>) => void clicks.push((await prepared).click),
  isThere: async () => true,
}));
vi.mock('./engine-page.ts', () => ({
  isEngineReady: async () => true,
  openEnginePageSoon() {},
  noteClick: async () => {},
}));
vi.mock('./toolbar.ts', () => ({ explainUnreadable: async () => {} }));
vi.mock('../store/messages/messenger.ts', () => ({ callContentFromBackground: () => async () => null }));
const { launchReader, unreadableReason } = await import('./launcher.ts');

beforeEach(() => {
  clicks.length = 0;
  stored = undefined;
});

async function begins(request: ReadRequest = {}) {
  await launchReader({ id: 1, url: 'https://a.example/' }, request);
  return clicks[0]?.begins;
}

test('a click tells the page to start the algorithm from the settings', async () => {
  expect(await begins()).toBe('goose');
});

test('a click names no algorithm to start if the site has stored choices, because they may name another', async () => {
  stored = { version: 1 };
  expect(await begins()).toBeUndefined();
});

test('a click tells the page to start the requested algorithm even if the site has stored choices', async () => {
  stored = { version: 1 };
  expect(await begins({ algorithm: 'dragnet' })).toBe('dragnet');
});

test.each([
  ['browser-page', 'Cannot access a chrome:// URL', undefined],
  ['browser-page', 'Cannot access contents of the page. Extension manifest must request permission', undefined],
  ['browser-page', 'Missing host permission for the tab', 'about:config'],
  ['browser-page', 'Cannot access contents of the page.', 'data:text/html,x'],
  ['store', 'The extensions gallery cannot be scripted.', undefined],
  ['store', 'Missing host permission for the tab', 'https://addons.mozilla.org/en-US/firefox/'],
  ['file', 'Cannot access contents of url "file:///x.html".', undefined],
  ['pdf', 'Missing host permission for the tab', 'https://x.test/a.pdf#page=2'],
  ['unknown', 'Something else', 'https://x.test/'],
])('returns the reason "%s" for the browser\'s error message "%s"', (reason, error, url) => {
  expect(unreadableReason(error, url)).toBe(reason);
});
