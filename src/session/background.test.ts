import { expect, test, vi } from 'vitest';
import { stopWaitingForAnswers, tellBackground } from './background.ts';

const calls = vi.hoisted((): string[] => []);

vi.mock('../store/messages/messenger.ts', () => ({
  // never answered: the browser cancels pending calls when it puts the page into the back/forward cache
  callBackgroundFromContent: (call: string) => {
    calls.push(call);
    return calls.length === 1 ? new Promise(() => {}) : Promise.resolve();
  },
}));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));

test('an open reader is reported at once when its page returns, even if a call was pending', async () => {
  tellBackground('readerOpened');
  tellBackground('readerOpened');
  expect(calls).toHaveLength(1);
  stopWaitingForAnswers();
  tellBackground('readerOpened');
  await Promise.resolve();
  await vi.waitFor(() => expect(calls).toEqual(['readerOpened', 'readerOpened']), { timeout: 100 });
});
