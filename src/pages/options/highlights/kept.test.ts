import { expect, test, vi } from 'vitest';
import type { Highlight, HighlightedPage } from '../../../store/highlights/types.ts';
import { kept, setNote } from './kept.ts';

const { call, say } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>(), say: vi.fn<() => void>() }));
vi.mock('../../../store/messages/messenger.ts', () => ({ callBackgroundFromPopup: call }));
vi.mock('../../../store/messages/highlight-channel.ts', () => ({}));
vi.mock('../page.tsx', () => ({ attempt: (work: () => Promise<void>) => void work(), draw() {}, say }));
vi.mock('./import-file.ts', () => ({}));

const PAGE = { address: 'https://ferry.example/' } as HighlightedPage;
const HIGHLIGHT = { id: 'a', note: 'Before.' } as Highlight;

test('the options page keeps a note that could not be stored, until storing it succeeds', async () => {
  call.mockResolvedValueOnce({ refusal: 'full' });
  setNote(PAGE, HIGHLIGHT, ' A long thought. ');
  await expect.poll(() => say.mock.calls.length).toBe(1);
  expect(kept.unsaved.get('a')).toBe('A long thought.');
  call.mockResolvedValueOnce({ refusal: null });
  setNote(PAGE, HIGHLIGHT, 'A long thought.');
  await expect.poll(() => kept.unsaved.size).toBe(0);
});

test('keeps a second note whose storing is refused after the first was stored', async () => {
  let answerFirst = (_answer: unknown) => {};
  call.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  call.mockResolvedValueOnce({ refusal: 'full' });
  setNote(PAGE, HIGHLIGHT, 'First.');
  setNote(PAGE, HIGHLIGHT, 'Second.');
  answerFirst({ refusal: null });
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept.unsaved.get('a')).toBe('Second.');
});
