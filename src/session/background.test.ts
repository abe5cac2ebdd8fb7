import { expect, test, vi } from 'vitest';
import { stopWaitingForAnswers, tellBackground } from './background.ts';

const calls = vi.hoisted((): string[] => []);

vi.mock('../store/messages/messenger.ts', () => ({
  // The first call is never answered, like a call that the browser cancels when a page enters the back/forward cache.
  callBackgroundFromContent: (call: string) => {
    calls.push(call);
    return calls.length === 1 ? new Promise(() => {}) : Promise.resolve();
  },
}));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));

test('an open reader is reported to the worker at once when its page leaves the back/forward cache', async () => {
  tellBackground('readerOpened');
  tellBackground('readerOpened');
  expect(calls).toHaveLength(1);
  stopWaitingForAnswers();
  tellBackground('readerOpened');
  await Promise.resolve();
  await vi.waitFor(() => expect(calls).toEqual(['readerOpened', 'readerOpened']), { timeout: 100 });
});
