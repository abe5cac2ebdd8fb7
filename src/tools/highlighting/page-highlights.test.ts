import { expect, it, vi } from 'vitest';
import { sampleHighlight } from '../../../test/sample-highlight.ts';
import { emptyPage } from '../../store/highlights/pages.ts';
import type { HighlightRefusal } from '../../store/highlights/types.ts';
import type { KeptStore } from '../kept-store.ts';
import type { ToolPlace } from '../place.ts';
import { createPageHighlights } from './page-highlights.ts';

const HIGHLIGHT = sampleHighlight('The first sound');

const [FIRST, SECOND] = ['https://example.org/first', 'https://example.org/second'];

/** Creates the highlights of a page whose store contains nothing and answers all changes with `answer`. */
function open(answer: () => Promise<HighlightRefusal | null>) {
  const store = {
    highlights: async (address: string) => emptyPage(address, ''),
    addHighlight: vi.fn(answer),
    changeHighlight: vi.fn(answer),
    removeHighlight: vi.fn(answer),
    watchHighlights: () => {},
  };
  const { signal } = new AbortController();
  const [announce, changed] = [vi.fn<(words: string) => void>(), vi.fn<() => void>()];
  const place = { signal, announce } as unknown as ToolPlace;
  return { ...createPageHighlights(place, store as unknown as KeptStore, changed), store };
}

const answered = () => new Promise((resolve) => setTimeout(resolve));

it('an article keeps a highlight that could not be stored, even while the reader shows another article', async () => {
  const highlights = open(async () => 'private');
  highlights.follow(FIRST);
  highlights.add('A title', HIGHLIGHT);
  await answered();
  highlights.follow(SECOND);
  await answered();
  expect(highlights.all()).toEqual([]);
  highlights.follow(FIRST);
  await answered();
  expect(highlights.all()).toEqual([HIGHLIGHT]);
});

it('shows a stored highlight only if the store still has it, even if the reader left the article before', async () => {
  let store = () => {};
  const stored = new Promise<null>((resolve) => {
    store = () => resolve(null);
  });
  const highlights = open(() => stored);
  highlights.follow(FIRST);
  highlights.add('A title', HIGHLIGHT);
  highlights.follow(SECOND);
  store();
  await answered();
  highlights.follow(FIRST);
  await answered();
  // Another tab may have deleted the highlight since it was stored, so only the store decides.
  expect(highlights.all()).toEqual([]);
});

it('tries to store a refused highlight again when the user changes it, with the title of the article', async () => {
  const highlights = open(async () => 'full');
  highlights.follow(FIRST);
  highlights.add('A title', HIGHLIGHT);
  await answered();
  highlights.change(HIGHLIGHT.id, { note: 'Mine', changed: 1 });
  expect(highlights.store.addHighlight.mock.lastCall).toEqual([
    FIRST,
    'A title',
    expect.objectContaining({ note: 'Mine' }),
  ]);
});
