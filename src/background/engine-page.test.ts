import { beforeEach, expect, test, vi } from 'vitest';
import { noteClick, openEngineAtStart } from './engine-page.ts';

const DAY = 24 * 60 * 60_000;
const { stored, openUnseen } = vi.hoisted(() => ({
  stored: { lastClick: undefined as unknown, writes: 0, readyAtStart: true, hasUnseenPages: true },
  openUnseen: vi.fn(async () => {}),
}));
vi.mock('../platform/browser.ts', () => ({ browser: {} }));
vi.mock('../platform/offscreen.ts', () => ({ canOpenUnseen: () => stored.hasUnseenPages, openUnseen }));
vi.mock('../platform/storage.ts', () => ({
  readKept: async () => stored.lastClick,
  writeKept: async (_key: string, time: number) => {
    stored.lastClick = time;
    stored.writes++;
  },
}));
vi.mock('../store/messages/settings-channel.ts', () => ({
  readSettings: async () => ({ readyAtStart: stored.readyAtStart }),
}));

beforeEach(() => {
  Object.assign(stored, { lastClick: undefined, writes: 0, readyAtStart: true, hasUnseenPages: true });
  openUnseen.mockClear();
  vi.useFakeTimers();
});

async function start(now: number): Promise<number> {
  const opening = openEngineAtStart(now);
  await vi.runAllTimersAsync();
  await opening;
  return openUnseen.mock.calls.length;
}

test("opens the engine page at the browser's start if the last click was less than a week ago", async () => {
  await noteClick(10 * DAY);
  expect(await start(16.9 * DAY)).toBe(1);
});

test("does not open the engine page at the browser's start without a click in the last week", async () => {
  expect(await start(DAY)).toBe(0);
  await noteClick(10 * DAY);
  expect(await start(18.1 * DAY)).toBe(0);
});

test("does not open the engine page at the browser's start if a setting or the browser prevents it", async () => {
  await noteClick(10 * DAY);
  stored.readyAtStart = false;
  expect(await start(11 * DAY)).toBe(0);
  Object.assign(stored, { readyAtStart: true, hasUnseenPages: false });
  expect(await start(11 * DAY)).toBe(0);
});

test("does not store the time of a click if the engine page does not open at the browser's start", async () => {
  stored.readyAtStart = false;
  await noteClick(10 * DAY);
  expect(stored.writes).toBe(0);
});

test('stores the time of the last click at most once a day', async () => {
  for (const time of [10, 10.2, 10.9, 11.5]) await noteClick(time * DAY);
  expect(stored.writes).toBe(2);
});
