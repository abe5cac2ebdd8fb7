/**
 * Tests that nothing is stored for a private window, whether a page, the popup or a link's context menu requests it.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BOX } from '../../test/box-signature.ts';
import type { SitePattern } from '../store/sites/sites.ts';

type Area = Record<string, unknown>;
const fake = vi.hoisted(() => ({
  areas: { local: {}, sync: {}, session: {} } as Record<string, Record<string, unknown>>,
  allowed: [] as string[],
  asked: [] as string[],
  listener: undefined as undefined | ((message: unknown, sender: unknown) => Promise<unknown> | undefined),
}));
vi.mock('../platform/browser.ts', () => {
  const area = (name: string) => ({
    async get(key: string | null) {
      const all = fake.areas[name] as Area;
      if (key === null) return structuredClone(all);
      return key in all ? { [key]: all[key] } : {};
    },
    async set(change: Area) {
      Object.assign(fake.areas[name] as Area, structuredClone(change));
    },
    async remove(key: string) {
      delete fake.areas[name]?.[key];
    },
  });
  const nothing = { addListener: () => {}, removeListener: () => {} };
  const browser = {
    runtime: {
      id: 'ours',
      getURL: (path: string) => `chrome-extension://ours/${path}`,
      onMessage: {
        addListener: (listener: typeof fake.listener) => {
          fake.listener = listener;
        },
      },
    },
    storage: { local: area('local'), sync: area('sync'), session: area('session'), onChanged: nothing },
    permissions: {
      contains: async ({ origins }: { origins: string[] }) => origins.every((site) => fake.allowed.includes(site)),
      request: async ({ origins }: { origins: string[] }) => {
        fake.asked.push(...origins);
        return true;
      },
      remove: async () => true,
    },
    scripting: {
      getRegisteredContentScripts: async () => [],
      registerContentScripts: async () => {},
      executeScript: async () => [],
    },
    tabs: {
      create: async () => ({ id: 5 }),
      update: async () => ({}),
      get: async () => ({ url: 'https://a.test/link', status: 'complete' }),
      query: async () => [],
      sendMessage: async () => ({ ok: true, value: null }),
      onRemoved: nothing,
      onUpdated: nothing,
    },
    action: { setTitle: async () => {}, setBadgeText: async () => {} },
  };
  return { browser, isContextValid: () => true };
});
vi.mock('./launcher.ts', () => ({ openReader: async () => null, launchReader: async () => {} }));
vi.mock('./article-probe/probe.ts?iife', () => ({ default: 'probe.js' }));

const { group, handleCalls } = await import('../store/messages/messenger.ts');
const { BACKGROUND_GUARDS: GUARDS } = await import('../store/messages/guards.ts');
const { HIGHLIGHT_GUARDS, MEMORY_GUARDS } = await import('../store/messages/kept-guards.ts');
const { contentHighlights } = await import('./highlight-writer.ts');
const { contentMemory } = await import('./site-writer.ts');
const {
  setAlwaysRead,
  isAlwaysRead,
  neverReadHere,
  setReadEverywhere,
  followPermissions,
  onAllowed,
  noteClosed,
  wasClosed,
} = await import('./sites/always.ts');
const { readLinkHere, readLinkOnClick } = await import('./read-link.ts');

const URL_OF_PAGE = 'https://a.test/story';
const SITE = 'https://a.test/*' as SitePattern;
const popup = { id: 'ours', url: 'chrome-extension://ours/src/pages/popup/index.html' };

handleCalls(
  [
    group('content-script', { ...contentMemory, ...contentHighlights, neverReadHere } as never),
    group('extension-page', { setAlwaysRead, isAlwaysRead, setReadEverywhere } as never),
  ],
  { ...GUARDS, ...MEMORY_GUARDS, ...HIGHLIGHT_GUARDS },
);

const pageIn = (incognito: boolean) => ({ id: 'ours', url: URL_OF_PAGE, frameId: 0, tab: { id: 7, incognito } });
async function call(name: string, request: unknown, sender: unknown): Promise<Record<string, unknown>> {
  const reply = (await fake.listener?.({ lectern: 1, call: name, request }, sender)) as { ok: boolean; value: never };
  expect(reply.ok, `${name} is answered`).toBe(true);
  return reply.value;
}
const stored = () => ({ ...fake.areas.local, ...fake.areas.sync, ...fake.areas.session });

beforeEach(() => {
  for (const name of ['local', 'sync', 'session']) fake.areas[name] = {};
  fake.allowed = [SITE];
  fake.asked = [];
});

const quote = { exact: 'The harbour wakes', prefix: '', suffix: '' };
const highlight = { id: 'aaaaaaaa', colour: 'yellow', note: '', quote, start: 0, made: 1, changed: 1 };
const place = { address: URL_OF_PAGE, quote, start: 0, share: 0, seen: Date.now() };

test.for<[string, unknown]>([
  ['rememberForSite', { signature: { kind: 'remove', boxes: [BOX] } }],
  ['chooseForSite', { choices: { algorithm: 'readability' } }],
  ['addHighlight', { address: URL_OF_PAGE, title: 'A story', highlight }],
  ['keepPlace', { address: URL_OF_PAGE, place }],
])('stores the data that a page sends with the message %s, unless its window is private', async ([name, request]) => {
  const answer = await call(name, request, pageIn(true));
  expect(stored()).toEqual({});
  if (answer) expect(answer).toMatchObject({ refusal: 'private' });
  await call(name, request, pageIn(false));
  expect(Object.keys(stored())).toHaveLength(1);
});

test('does not count in a private window how often a saved correction of a site is used', async () => {
  const { id } = await call('rememberForSite', { signature: { kind: 'remove', boxes: [BOX] } }, pageIn(false));
  const before = structuredClone(stored());
  await call('countReplay', { outcomes: [{ id, outcome: 'used' }] }, pageIn(true));
  expect(stored()).toEqual(before);
  await call('countReplay', { outcomes: [{ id, outcome: 'used' }] }, pageIn(false));
  expect(stored()).not.toEqual(before);
});

test.for([
  ['the popup in a private window', { isPrivate: true }, popup],
  ['a page of the extension in a private window', {}, { ...popup, frameId: 0, tab: { id: 8, incognito: true } }],
])('%s cannot turn on automatic opening for a site', async ([, more, sender]) => {
  fake.allowed = [];
  expect(await call('setAlwaysRead', { site: SITE, isAlways: true, ...(more as object) }, sender)).toEqual({
    isAlways: false,
    isStored: false,
  });
  fake.allowed = [SITE];
  await call('setAlwaysRead', { site: SITE, isAlways: true, ...(more as object) }, sender);
  expect(stored()).toEqual({});
});

test('automatic opening on a site can be turned off in a private window, because this only removes data', async () => {
  await call('setAlwaysRead', { site: SITE, isAlways: true }, popup);
  expect(stored()).toMatchObject({ sites: { always: [SITE] } });
  await call('setAlwaysRead', { site: SITE, isAlways: false, isPrivate: true }, popup);
  expect(stored()).toMatchObject({ sites: { always: [] } });
});

test('a reader closed in a private window stays closed after a reload, but nothing is stored', async () => {
  await call('setAlwaysRead', { site: SITE, isAlways: true }, popup);
  const before = structuredClone(stored());
  const noting = noteClosed({ tabId: 7, url: URL_OF_PAGE, isPrivate: true });
  // `wasClosed` must be true even before `noting` resolves, because the page may reload immediately
  expect(await wasClosed(URL_OF_PAGE)).toBe(true);
  await noting;
  expect(stored()).toEqual(before);
});

test('reading a link in a private window requests and stores no permission', async () => {
  fake.allowed = [];
  readLinkOnClick('https://a.test/link', { id: 7, index: 0, incognito: true });
  await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(fake.asked).toEqual([]);
  expect(stored()).toEqual({});
  readLinkOnClick('https://a.test/link', { id: 7, index: 0 });
  await vi.waitFor(() => expect(stored()).toMatchObject({ sites: { lent: [{ site: SITE, tabId: 5 }] } }));
});

test('requests no permission for a link if the window is private or the link leads to another site', async () => {
  fake.allowed = [];
  const url = 'https://a.test/other';
  const there = { tabId: 7, url: URL_OF_PAGE };
  expect(await readLinkHere({ url }, { ...there, isPrivate: true })).toEqual({ isOnItsWay: false });
  expect(await readLinkHere({ url: 'https://b.test/' }, there)).toEqual({ isOnItsWay: false });
  expect(await readLinkHere({ url: 'mailto:a@a.test' }, there)).toEqual({ isOnItsWay: false });
  expect(fake.asked).toEqual([]);
  expect(stored()).toEqual({});
});

describe('the reader that opens automatically on all sites', () => {
  const isAlways = async () => (await call('isAlwaysRead', { site: SITE }, popup)).isAlways;
  beforeEach(async () => {
    fake.allowed = ['*://*/*', SITE];
    await call('setReadEverywhere', { isOn: true }, popup);
  });

  test('automatic opening on one site can be switched off in the reader, and on again in the popup', async () => {
    expect(await isAlways()).toBe(true);
    await call('neverReadHere', null, pageIn(false));
    expect(await isAlways()).toBe(false);
    expect(stored()).toMatchObject({ sites: { everywhere: true }, 'site:a.test': { never: true } });
    await call('setAlwaysRead', { site: SITE, isAlways: true }, popup);
    expect(await isAlways()).toBe(true);
    expect(stored()).not.toHaveProperty('site:a.test');
  });

  test('a reader in a private window cannot exclude a site from automatic opening: it stores nothing', async () => {
    const before = structuredClone(stored());
    expect(await call('neverReadHere', null, pageIn(true))).toEqual({ isStored: false });
    expect(stored()).toEqual(before);
  });

  test('automatic opening on all sites stops if the permission is withdrawn or refused', async () => {
    fake.allowed = [];
    expect(await isAlways()).toBe(false);
    await followPermissions();
    expect(stored()).toMatchObject({ sites: { everywhere: false } });
    expect(await call('setReadEverywhere', { isOn: true }, popup)).toEqual({ isOn: false, isStored: true });
    expect(stored()).toMatchObject({ sites: { everywhere: false } });
  });

  test('automatic opening on all sites starts once permission is granted, even if the popup has closed', async () => {
    await call('setReadEverywhere', { isOn: false }, popup);
    fake.allowed = [];
    await call('setReadEverywhere', { isOn: true }, popup);
    fake.allowed = ['*://*/*'];
    await onAllowed(['*://*/*']);
    expect(stored()).toMatchObject({ sites: { everywhere: true } });
  });
});
