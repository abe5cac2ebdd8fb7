import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessages } from './messages.ts';
import type { ViewState } from './view.ts';

let shown: Partial<ViewState> = {};
const messages = () => createMessages((change) => Object.assign(shown, change));

beforeEach(() => {
  shown = {};
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a message is shown at once and disappears within three seconds', () => {
  messages().announce('Copied 20 words');
  expect(shown).toMatchObject({ message: 'Copied 20 words', isToast: true });
  vi.advanceTimersByTime(3000);
  expect(shown.message).toBe('');
});

test('a message only for screen readers is announced after the live region was cleared', () => {
  messages().whisper('Reader opened');
  expect(shown).toMatchObject({ message: '', isToast: false });
  vi.advanceTimersByTime(200);
  expect(shown).toMatchObject({ message: 'Reader opened', isToast: false });
});

test('a message only for screen readers waits until the visible message has gone', () => {
  const { announce, whisper } = messages();
  announce('Copied 20 words');
  vi.advanceTimersByTime(1000);
  whisper('Readability, 3 min');
  vi.advanceTimersByTime(1000);
  expect(shown).toMatchObject({ message: 'Copied 20 words', isToast: true });
  vi.advanceTimersByTime(1000);
  expect(shown).toMatchObject({ message: 'Readability, 3 min', isToast: false });
  vi.advanceTimersByTime(3000);
  expect(shown.message).toBe('');
});

test('a second message stays for its full time, even if it replaced a first one', () => {
  const { announce } = messages();
  announce('one');
  vi.advanceTimersByTime(2000);
  announce('two');
  vi.advanceTimersByTime(2000);
  expect(shown.message).toBe('two');
});
