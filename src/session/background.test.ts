import { expect, test, vi } from 'vitest';
import { stopWaitingForAnswers, tellBackground } from './background.ts';

const calls = vi.hoisted((): string[] => []);

vi.mock('../store/messages/messenger.ts', () => ({
  // the browser cancels pending calls when it puts the page into the cache: they are never answered
  callBackgroundFromContent: (call: string) => {
    calls.push(call);
    return calls.length === 1 ? new Promise(() => {}) : Promise.resolve();
  },
}));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));

test('reports the open reader at once when a page returns, even if a call was pending', async () => {
  tellBackground('readerOpened');
  tellBackground('readerOpened');
  expect(calls).toHaveLength(1);
  stopWaitingForAnswers();
  tellBackground('readerOpened');
  await Promise.resolve();
  await vi.waitFor(() => expect(calls).toEqual(['readerOpened', 'readerOpened']), { timeout: 100 });
});
