import { expect, test, vi } from 'vitest';
import type { Settings } from '../store/settings/types.ts';
import { readSettled, stopWaitingForAnswers, storeSettings, tellBackground } from './background.ts';

const calls = vi.hoisted((): string[] => []);

vi.mock('../store/messages/messenger.ts', () => ({
  // The first call is never answered, like a call that the browser cancels when a page enters the back/forward cache.
  callBackgroundFromContent: (call: string) => {
    calls.push(call);
    return calls.length === 1 ? new Promise(() => {}) : Promise.resolve();
  },
}));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));

/** Settings that the store returns when the test calls `answer`. */
let answer: (settings: Settings) => void = () => {};
vi.mock('../store/messages/settings-channel.ts', () => ({
  readSettings: () => new Promise((resolve) => (answer = resolve)),
}));

test('an open reader is reported to the worker at once when its page leaves the back/forward cache', async () => {
  tellBackground('readerOpened');
  tellBackground('readerOpened');
  expect(calls).toHaveLength(1);
  stopWaitingForAnswers();
  tellBackground('readerOpened');
  await Promise.resolve();
  await vi.waitFor(() => expect(calls).toEqual(['readerOpened', 'readerOpened']), { timeout: 100 });
});

test('settings that were read while the user changed one are not used, even if the change is stored meanwhile', async () => {
  const old = { fontSize: 20 } as Settings;
  const unchanged = readSettled();
  answer(old);
  expect(await unchanged).toBe(old);

  const changed = readSettled();
  await storeSettings({ fontSize: 21 }, () => {});
  answer(old);
  expect(await changed).toBeNull();
});
