import { expect, test, vi } from 'vitest';
import { writeJson } from '../../../store/highlights/file.ts';
import type { HighlightedPage } from '../../../store/highlights/types.ts';
import { importFile } from './import-file.ts';

const pages = Array.from({ length: 2000 }, (_, n): HighlightedPage => {
  const quote = { exact: 'A harbour', prefix: '', suffix: '' };
  const highlights = [{ id: `many${n}`, colour: 'yellow' as const, note: '', quote, start: 0, made: 1, changed: 1 }];
  return { version: 1, address: `https://a.test/${n}`, title: '', highlights };
});
const file = new File([writeJson(pages)], 'highlights.json');

function started(text: Blob = file, isSlow = false) {
  const ended = new AbortController();
  const progress = vi.fn<(share: number | null) => void>();
  const store = vi.fn(async (_pages: readonly HighlightedPage[]) => ({ refusal: null }));
  // makes the highlights of each web page seem to take longer than the time allowed between two pauses
  let now = 0;
  if (isSlow) vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const done = importFile(text as File, { signal: ended.signal, progress, store });
  return { done, ended, progress, store };
}

test('an import of highlights stores the highlights of all web pages in one step', async () => {
  const { done, store } = started();
  expect(await done).toMatchObject({ refusal: null, refused: 0, notStored: null });
  expect(store.mock.calls).toEqual([[pages]]);
});

test('a slow import of highlights reports its progress after the highlights of each web page', async () => {
  const { done, progress } = started(new File([writeJson(pages.slice(0, 5))], ''), true);
  await done;
  vi.restoreAllMocks();
  expect(progress.mock.calls.flat()).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1, null]);
});

test('an import of highlights stores nothing if the user cancels it', async () => {
  const { done, ended, progress, store } = started(file, true);
  progress.mockImplementation((share) => {
    if (share && share > 0.01) ended.abort();
  });
  expect(await done).toBeNull();
  vi.restoreAllMocks();
  expect(store).not.toHaveBeenCalled();
  expect(progress.mock.calls.length).toBeLessThan(100);
});

test('an import of highlights refuses a file that contains none', async () => {
  const { done, store } = started(new File(['- milk'], 'list.md'));
  expect(await done).toMatchObject({ refusal: 'highlightsPageNotOurs' });
  expect(store).not.toHaveBeenCalled();
});
