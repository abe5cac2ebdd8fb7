/** Tests that a page gets only data about its own site, and does not learn on which page a highlight has changed. */
import { beforeEach, expect, test, vi } from 'vitest';

const fake = vi.hoisted(() => ({
  kept: {} as Record<string, unknown>,
  keepPlaces: true,
  sent: [] as unknown[][],
  onChanged: [] as ((changes: object, area: string) => void)[],
}));
vi.mock('../store/messages/settings-channel.ts', () => ({
  readSettings: async () => ({ keepPlaces: fake.keepPlaces }),
}));
vi.mock('../platform/browser.ts', () => ({
  isContextValid: () => true,
  browser: {
    runtime: { getURL: (path: string) => `chrome-extension://ours/${path}` },
    storage: {
      local: {
        get: async (key: string | null) => (key === null ? fake.kept : { [key]: fake.kept[key] }),
      },
      onChanged: { addListener: (listener: never) => fake.onChanged.push(listener) },
    },
    tabs: {
      query: async () => [{ id: 1 }, { id: 2, discarded: true }, { id: 3 }],
      sendMessage: async (...message: unknown[]) => {
        fake.sent.push(message);
        throw new Error('Receiving end does not exist');
      },
    },
  },
}));
const { contentKept, tellOfHighlights } = await import('./own-address.ts');
const { watchHighlights } = await import('../store/messages/highlight-channel.ts');

const ADDRESS = 'https://a.test/story';
const OTHER = 'https://b.test/story';
const quote = { exact: 'The harbour wakes', prefix: '', suffix: '' };
const placeOf = (address: string) => ({ address, quote, start: 0, share: 0, seen: Date.now() });
const highlight = { id: 'aaaaaaaa', colour: 'yellow', note: 'mine', quote, start: 0, made: 1, changed: 1 };
const caller = (url: string, isPrivate = false) => ({ tabId: 1, url, isPrivate });

beforeEach(() => {
  fake.keepPlaces = true;
  fake.kept = {
    places: [placeOf(ADDRESS), placeOf(OTHER)],
    [`highlights:${ADDRESS}`]: { version: 1, address: ADDRESS, title: 'A', highlights: [highlight] },
    [`highlights:${OTHER}`]: { version: 1, address: OTHER, title: 'B', highlights: [highlight] },
    'site:a.test': { version: 1, site: 'a.test', corrections: [] },
    'site:b.test': { version: 1, site: 'b.test', corrections: [] },
  };
});

test('a page gets the highlights, reading place and site choices that are stored for it', async () => {
  expect(await contentKept.highlightsOf({ address: ADDRESS }, caller(ADDRESS))).toMatchObject({ title: 'A' });
  expect(await contentKept.placeOf({ address: ADDRESS }, caller(`${ADDRESS}#part`))).toMatchObject({
    address: ADDRESS,
  });
  expect(await contentKept.memoryOfSite(undefined, caller(ADDRESS))).toMatchObject({ stored: { site: 'a.test' } });
  expect(await contentKept.memoryOfSite(undefined, caller('https://c.test/'))).toEqual({});
  expect(await contentKept.memoryOfSite(undefined, caller('file:///a.html'))).toEqual({});
});

test.for([
  ['another site', OTHER],
  ['a file', 'file:///a.html'],
  ['a page without an address', 'about:blank'],
  ['a subdomain', 'https://b.a.test/story'],
  ['the same address with http instead of https', 'http://a.test/story'],
])('%s cannot read the highlights and the reading place that are stored for https://a.test/story', async ([, url]) => {
  const asked = [
    async () => contentKept.highlightsOf({ address: ADDRESS }, caller(url as string)),
    async () => contentKept.placeOf({ address: ADDRESS }, caller(url as string)),
  ];
  for (const ask of asked) await expect(ask()).rejects.toThrow('its own site');
});

test('a page gets no reading place in a private window, or if reading places are switched off', async () => {
  expect(await contentKept.placeOf({ address: ADDRESS }, caller(ADDRESS, true))).toBeNull();
  fake.keepPlaces = false;
  expect(await contentKept.placeOf({ address: ADDRESS }, caller(ADDRESS))).toBeNull();
});

test('tells open readers that highlights have changed, but not on which page', async () => {
  watchHighlights(() => void tellOfHighlights());
  for (const tell of fake.onChanged) tell({ places: {} }, 'local');
  for (const tell of fake.onChanged) tell({ [`highlights:${ADDRESS}`]: {} }, 'local');
  await vi.waitFor(() => expect(fake.sent.map(([tab]) => tab)).toEqual([1, 3]));
  expect(JSON.stringify(fake.sent)).not.toContain('a.test');
});
