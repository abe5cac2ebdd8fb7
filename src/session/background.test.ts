import { expect, test, vi } from 'vitest';
import { stopWaitingForAnswers, storeForSite, tellBackground } from './background.ts';

const { calls, answer } = vi.hoisted(() => ({
  calls: [] as string[],
  answer: vi.fn((): Promise<unknown> => Promise.resolve()),
}));

vi.mock('../store/messages/messenger.ts', () => ({
  callBackgroundFromContent: (call: string) => {
    calls.push(call);
    return answer();
  },
}));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));
vi.mock('../platform/errors.ts', () => ({ reportOnce() {} }));
vi.mock('../platform/wording/message.ts', () => ({ message: (key: string) => key }));

test('an open reader is reported to the worker at once when its page leaves the back/forward cache', async () => {
  // This call is never answered, like a call that the browser cancels when a page enters the back/forward cache.
  answer.mockReturnValueOnce(new Promise(() => {}));
  tellBackground('readerOpened');
  tellBackground('readerOpened');
  expect(calls).toHaveLength(1);
  stopWaitingForAnswers();
  tellBackground('readerOpened');
  await Promise.resolve();
  await vi.waitFor(() => expect(calls).toEqual(['readerOpened', 'readerOpened']), { timeout: 100 });
});

test('a reader that closes during a long silence of the worker is reported when the worker answers again', async () => {
  vi.useFakeTimers();
  calls.length = 0;
  const isGone = { value: true };
  answer.mockImplementation(() => (isGone.value ? Promise.reject(new Error('gone')) : Promise.resolve()));
  tellBackground('readerOpened');
  await vi.advanceTimersByTimeAsync(38_000);
  expect(calls).toHaveLength(12);
  isGone.value = false;
  tellBackground('readerClosed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.at(-1)).toBe('readerClosed');
  vi.useRealTimers();
});

test('the user is told once that choices for the site are not stored, if the worker does not answer', async () => {
  const said: string[] = [];
  const store = () => storeForSite({}, (sentence) => said.push(sentence));
  answer.mockRejectedValue(new Error('gone'));
  await store();
  await store();
  expect(said).toEqual(['notTold']);
  answer.mockResolvedValue({ refusal: null });
  await store();
  expect(said).toEqual(['notTold']);
});
