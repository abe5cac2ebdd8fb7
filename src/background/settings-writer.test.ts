/**
 * Tests changes of settings when the store is full, slow, failing or at its rate limit, never answers, or contains
 * invalid data.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseSettings } from '../store/settings/parse.ts';

type Stored = Record<string, unknown>;
const fake = vi.hoisted(() => {
  const area = () => ({
    content: {} as Stored,
    writes: 0,
    beforeGet: async () => {},
    beforeSet: async () => {},
  });
  return { sync: area(), session: area() };
});

vi.mock('../platform/browser.ts', () => {
  const areaOf = (name: 'sync' | 'session') => ({
    setAccessLevel: async () => {},
    async get(keys: string | string[]) {
      await fake[name].beforeGet();
      const { content } = fake[name];
      return Object.fromEntries([keys].flat().flatMap((key) => (key in content ? [[key, content[key]]] : [])));
    },
    async set(change: Stored) {
      fake[name].writes++;
      await fake[name].beforeSet();
      Object.assign(fake[name].content, structuredClone(change));
    },
    async remove(key: string) {
      delete fake[name].content[key];
    },
  });
  return { isContextValid: () => true, browser: { storage: { sync: areaOf('sync'), session: areaOf('session') } } };
});

type Writer = typeof import('./settings-writer.ts');
let writer: Writer;
let channel: typeof import('../store/messages/settings-channel.ts');

/** Starts the background without any state in memory, as after the browser has stopped it. */
async function startWorker(): Promise<void> {
  vi.clearAllTimers();
  vi.resetModules();
  writer = await import('./settings-writer.ts');
  channel = await import('../store/messages/settings-channel.ts');
}

const LIMIT = 'This request exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE quota.';
const refuse = (reason: string) => async () => {
  throw new Error(reason);
};
const accept = async () => {};
const never = () => new Promise<void>(() => {});
const stored = () => parseSettings(fake.sync.content.settings);
const readNow = () => channel.readSettings();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const area of [fake.sync, fake.session])
    Object.assign(area, { content: {}, writes: 0, beforeGet: accept, beforeSet: accept });
  await startWorker();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('stores a changed setting at once', async () => {
  await expect(writer.changeSettings({ fontSize: 25 })).resolves.toEqual({ isStored: true });
  expect(stored().fontSize).toBe(25);
  expect(fake.session.content).toEqual({});
});

test.each([
  ['at its rate limit', LIMIT],
  ['full', 'QUOTA_BYTES quota exceeded'],
  ['failing', 'An unexpected error occurred'],
])('keeps a changed setting for the session and stores it later if the store is %s', async (_fault, reason) => {
  fake.sync.beforeSet = refuse(reason);
  await expect(writer.changeSettings({ fontSize: 25 })).resolves.toEqual({ isStored: false });
  await expect(writer.changeSettings({ theme: 'dark' })).resolves.toEqual({ isStored: false });
  expect(stored().fontSize).not.toBe(25);
  await expect(readNow()).resolves.toMatchObject({ fontSize: 25, theme: 'dark' });
  fake.sync.beforeSet = accept;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(stored()).toMatchObject({ fontSize: 25, theme: 'dark' });
  expect(fake.session.content).toEqual({});
});

test('stores the changes that an earlier background worker could not store before it was stopped', async () => {
  fake.sync.beforeSet = refuse(LIMIT);
  await writer.changeSettings({ width: 80 });
  await startWorker();
  fake.sync.beforeSet = accept;
  await writer.storeHeld();
  expect(stored().width).toBe(80);
  expect(fake.session.content).toEqual({});
});

test('keeps unknown settings that a later version of Lectern has stored', async () => {
  const later = { version: 7, theme: 'aurora', rhythm: { beats: 4 }, fontSize: 25 };
  fake.sync.content = { settings: later };
  await expect(writer.changeSettings({ width: 80 })).resolves.toEqual({ isStored: true });
  expect(fake.sync.content.settings).toEqual({ ...later, width: 80 });
  await writer.changeSettings({ theme: 'dark' });
  expect(fake.sync.content.settings).toEqual({ ...later, width: 80, theme: 'dark' });
  await writer.changeSettings({ width: parseSettings({}).width, fontSize: parseSettings({}).fontSize });
  expect(fake.sync.content.settings).toEqual({ version: 7, theme: 'dark', rhythm: { beats: 4 } });
});

test('writes nothing when the background worker starts and no change is waiting', async () => {
  await writer.storeHeld();
  expect([fake.sync.writes, fake.session.writes]).toEqual([0, 0]);
});

test('stops retrying after a while, so that the browser can stop the background worker', async () => {
  fake.sync.beforeSet = refuse(LIMIT);
  await writer.changeSettings({ width: 80 });
  await vi.advanceTimersByTimeAsync(600_000);
  const { writes } = fake.sync;
  expect(writes).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fake.sync.writes).toBe(writes);
});

test('keeps a changed setting for the session if the store never answers', async () => {
  fake.sync.beforeSet = never;
  const change = writer.changeSettings({ fontSize: 25 });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(change).resolves.toEqual({ isStored: false });
  await expect(readNow()).resolves.toMatchObject({ fontSize: 25 });
});

test('stores a changed setting even if the store takes two seconds', async () => {
  fake.sync.beforeSet = () => new Promise((resolve) => setTimeout(resolve, 2000));
  const change = writer.changeSettings({ fontSize: 25 });
  await vi.advanceTimersByTimeAsync(2500);
  await expect(change).resolves.toEqual({ isStored: true });
  expect(stored().fontSize).toBe(25);
});

test('does not overwrite stored settings with defaults while the store cannot be read', async () => {
  fake.sync.content.settings = { version: 1, theme: 'sepia' };
  fake.sync.beforeGet = refuse('no');
  await expect(writer.changeSettings({ fontSize: 25 })).resolves.toEqual({ isStored: false });
  fake.sync.beforeGet = accept;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(stored()).toMatchObject({ theme: 'sepia', fontSize: 25 });
});

test('keeps a change in memory if no store accepts it', async () => {
  fake.sync.beforeSet = refuse('disk full');
  fake.session.beforeSet = refuse('disk full');
  await expect(writer.changeSettings({ fontSize: 25 })).resolves.toEqual({ isStored: false });
  fake.sync.beforeSet = accept;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(stored().fontSize).toBe(25);
});

test('returns the default settings soon if the store cannot be read', async () => {
  fake.sync.beforeGet = never;
  fake.session.beforeGet = refuse('Access to storage is not allowed from this context.');
  const reading = readNow();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(reading).resolves.toEqual(parseSettings(undefined));
});

test('stores the last of 300 quick changes of a setting, even if the browser refuses some writes', async () => {
  let calls = 0;
  fake.sync.beforeSet = async () => {
    if (++calls % 3 === 0) throw new Error(LIMIT);
  };
  const changes = Array.from({ length: 300 }, (_unused, index) =>
    writer.changeSettings({ fontSize: 12 + (index % 28) }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  await Promise.all(changes);
  expect(stored().fontSize).toBe(12 + (299 % 28));
  expect(fake.session.content).toEqual({});
});

test('stores a changed setting whatever invalid values the store contains', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (garbage, held) => {
      fake.sync.content = { settings: garbage };
      fake.session.content = { settings: held };
      const settings = await readNow();
      expect(parseSettings(settings)).toEqual(settings);
      const change = writer.changeSettings({ fontSize: 25 });
      await vi.advanceTimersByTimeAsync(5000);
      await expect(change).resolves.toEqual({ isStored: true });
      expect(stored().fontSize).toBe(25);
    }),
  );
});
