import { expect, test, vi } from 'vitest';
import { stopWaitingForAnswers, tellBackground } from './background.ts';

const calls = vi.hoisted((): string[] => []);

vi.mock('../store/messages/messenger.ts', () => ({
  // the browser cuts a call off when it puts the page away: no answer comes
  callBackgroundFromContent: (call: string) => {
    calls.push(call);
    return calls.length === 1 ? new Promise(() => {}) : Promise.resolve();
  },
}));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));

test('a page that comes back says at once that its reader is open, whatever it was waiting for', async () => {
  tellBackground('readerOpened');
  tellBackground('readerOpened');
  expect(calls).toHaveLength(1);
  stopWaitingForAnswers();
  tellBackground('readerOpened');
  await Promise.resolve();
  await vi.waitFor(() => expect(calls).toEqual(['readerOpened', 'readerOpened']), { timeout: 100 });
});
