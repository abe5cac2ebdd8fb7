/**
 * Tests that the background, which writes the highlights of all tabs, overwrites none of them, and that a page can
 * change only the highlights of its own site.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Highlight, HighlightChange, HighlightedPage } from '../store/highlights/types.ts';

const store = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  isFull: false,
  reads: 0,
  writes: 0,
  keepPlaces: true,
}));
const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
vi.mock('../platform/browser.ts', () => ({ browser: {} }));
vi.mock('../platform/errors.ts', () => ({ reportOnce: () => {} }));
vi.mock('../store/messages/settings-channel.ts', () => ({
  readSettings: async () => ({ keepPlaces: store.keepPlaces }),
}));
vi.mock('../store/messages/highlight-channel.ts', () => ({ HIGHLIGHTS_PREFIX: 'highlights:', PLACES_KEY: 'places' }));
vi.mock('../platform/storage.ts', () => ({
  readKept: async (key: string) => {
    await pause();
    store.reads++;
    return structuredClone(store.kept.get(key));
  },
  readAllKept: async (prefix: string) => {
    store.reads++;
    return new Map([...store.kept].map(([key, value]) => [key.slice(prefix.length), structuredClone(value)]));
  },
  writeAllKept: async (values: Record<string, unknown>) => {
    await pause();
    store.writes++;
    if (store.isFull) throw new Error('QUOTA_BYTES quota exceeded');
    for (const [key, value] of Object.entries(values)) store.kept.set(key, structuredClone(value));
  },
  writeKept: async (key: string, value: unknown) => {
    await pause();
    store.writes++;
    if (store.isFull) throw new Error('QUOTA_BYTES quota exceeded');
    if (value === undefined) store.kept.delete(key);
    else store.kept.set(key, structuredClone(value));
  },
}));
const { contentHighlights: content, pageHighlights: pages } = await import('./highlight-writer.ts');

const ADDRESS = 'https://a.test/b';
const CALLER = { tabId: 1, url: `${ADDRESS}?utm_source=x#c` };
const one = (id: string): Highlight => ({
  id,
  colour: 'yellow',
  note: '',
  quote: { exact: id, prefix: '', suffix: '' },
  start: 0,
  made: 1,
  changed: 1,
});
const add = async (id: string, caller = CALLER) =>
  content.addHighlight({ address: ADDRESS, title: 'A', highlight: one(id) }, caller);
const stored = () => (store.kept.get(`highlights:${ADDRESS}`) as HighlightedPage | undefined)?.highlights ?? [];

beforeEach(() => {
  store.kept.clear();
  Object.assign(store, { isFull: false, keepPlaces: true, reads: 0, writes: 0 });
});

test('stores all changes of highlights that tabs make at the same time', async () => {
  await Promise.all(['aaaa', 'bbbb', 'cccc'].map((id) => add(id)));
  const change = async (wanted: HighlightChange) =>
    content.changeHighlight({ address: ADDRESS, id: 'aaaa', change: wanted }, CALLER);
  const remove = async () => content.removeHighlight({ address: ADDRESS, id: 'bbbb' }, CALLER);
  await Promise.all([change({ note: 'n', changed: 2 }), change({ colour: 'pink', changed: 1 }), remove()]);
  expect(stored()).toMatchObject([{ id: 'aaaa', note: 'n', colour: 'pink' }, { id: 'cccc' }]);
  await pages.removeHighlights({ address: ADDRESS, ids: ['aaaa', 'cccc'] }, CALLER);
  expect(store.kept.size).toBe(0);
});

test('refuses a highlight when the store is full, and keeps the stored highlights', async () => {
  await add('aaaa');
  store.isFull = true;
  expect(await add('bbbb')).toEqual({ refusal: 'full' });
  store.isFull = false;
  expect(await add('cccc')).toEqual({ refusal: null });
  expect(stored().map(({ id }) => id)).toEqual(['aaaa', 'cccc']);
});

const pageAt = (path: string, highlights: readonly Highlight[]): HighlightedPage => ({
  version: 1,
  address: `https://a.test/${path}`,
  title: path,
  highlights,
});

test('imports a file of 2000 highlighted pages with one read and one write', async () => {
  const many = Array.from({ length: 2000 }, (_, n) => pageAt(`p${n}`, [one(`many${n}`)]));
  expect(await pages.addHighlightedPages({ pages: many }, CALLER)).toEqual({ refusal: null });
  expect(store).toMatchObject({ reads: 1, writes: 1 });
  expect(store.kept.size).toBe(2000);
  // importing the same file again writes nothing; one page more than the limit of 2000 is refused
  expect(await pages.addHighlightedPages({ pages: many }, CALLER)).toEqual({ refusal: null });
  expect(store.writes).toBe(1);
  expect(await pages.addHighlightedPages({ pages: [pageAt('more', [one('more')])] }, CALLER)).toEqual({
    refusal: 'many',
  });
  expect(store.kept.size).toBe(2000);
});

test('imports a file of highlights, except for pages whose highlights another version has stored', async () => {
  store.kept.set('highlights:https://a.test/old', { version: 2 });
  await add('aaaa');
  const file = [pageAt('b', [one('bbbb')]), pageAt('old', [one('cccc')]), pageAt('b', [one('dddd')]), pageAt('c', [])];
  expect(await pages.addHighlightedPages({ pages: file }, CALLER)).toEqual({ refusal: 'other-version' });
  expect(stored().map(({ id }) => id)).toEqual(['aaaa', 'bbbb', 'dddd']);
  expect(store.kept.get('highlights:https://a.test/old')).toEqual({ version: 2 });
  expect(store.kept.size).toBe(2);
});

test('imports nothing from a file of highlights if the store has no room for all of them', async () => {
  store.isFull = true;
  const file = [pageAt('b', [one('bbbb')]), pageAt('c', [one('cccc')])];
  expect(await pages.addHighlightedPages({ pages: file }, CALLER)).toEqual({ refusal: 'full' });
  expect(store.kept.size).toBe(0);
});

test('stores highlights that a tab makes while a file is imported', async () => {
  const file = pages.addHighlightedPages({ pages: [pageAt('b', [one('bbbb')])] }, CALLER);
  await Promise.all([add('aaaa'), file, add('cccc')]);
  expect(stored().map(({ id }) => id)).toEqual(['bbbb', 'aaaa', 'cccc']);
});

test('refuses to store more than 300 highlights for a page', async () => {
  const highlights = Array.from({ length: 300 }, (_, n) => one(`many${n}`));
  const page = { version: 1 as const, address: ADDRESS, title: '', highlights };
  expect(await pages.addHighlightedPages({ pages: [page] }, CALLER)).toEqual({ refusal: null });
  expect(await add('more')).toEqual({ refusal: 'many' });
  expect(stored()).toHaveLength(300);
});

test('does not overwrite highlights that another version of Lectern has stored', async () => {
  store.kept.set(`highlights:${ADDRESS}`, { version: 2 });
  expect(await add('aaaa')).toEqual({ refusal: 'other-version' });
  expect(store.kept.get(`highlights:${ADDRESS}`)).toEqual({ version: 2 });
});

test('stores no highlight or reading place that a private window or a page of another site sends', async () => {
  expect(await add('aaaa', { ...CALLER, isPrivate: true } as typeof CALLER)).toEqual({ refusal: 'private' });
  await expect(add('aaaa', { tabId: 1, url: 'https://b.test/' })).rejects.toThrow('own site');
  const place = { address: ADDRESS, quote: one('here').quote, start: 0, share: 0, seen: Date.now() };
  await content.keepPlace({ address: ADDRESS, place }, { ...CALLER, isPrivate: true });
  await expect(
    Promise.resolve(content.keepPlace({ address: ADDRESS, place }, { tabId: 1, url: 'https://b.test/' })),
  ).rejects.toThrow('own address');
  expect(store.kept.size).toBe(0);
});

test('stores reading places unless the user has switched them off, and deletes them on request', async () => {
  const place = { address: ADDRESS, quote: one('here').quote, start: 0, share: 0, seen: Date.now() };
  store.keepPlaces = false;
  await content.keepPlace({ address: ADDRESS, place }, CALLER);
  expect(store.kept.size).toBe(0);
  store.keepPlaces = true;
  await content.keepPlace({ address: ADDRESS, place }, CALLER);
  expect(store.kept.get('places')).toEqual([place]);
  await content.keepPlace({ address: ADDRESS, place: null }, CALLER);
  expect(store.kept.get('places')).toEqual([]);
  await pages.forgetPlaces(undefined, CALLER);
  expect(store.kept.size).toBe(0);
});
