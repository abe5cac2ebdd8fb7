/** Tests articles that are split over several pages. Runs with and without a browser. */
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, HOME, OTHER_STORY, opened, openedOnSelection, snapshotAt } from '../../../test/play-session.ts';
import { NEW_ARTICLE } from './offers.ts';
import { OTHER_PAGES } from './other-pages.ts';

describe('other pages of an article', () => {
  const found = (contentNumber = 0) =>
    ({
      type: 'other-pages-found',
      pages: { current: 1, addresses: new Map([[2, `${HOME}/2`]]) },
      chapters: null,
      contentNumber,
    }) as const;
  const fetched = (number: number, ...more: [number, string][]) =>
    ({
      type: 'other-page-fetched',
      number,
      snapshot: snapshotAt(`${HOME}/${number}`),
      addresses: new Map(more),
    }) as const;
  const words = (session: ReturnType<typeof opened>) => session.reader().offers.map(({ text, label }) => [text, label]);
  const twice = (text: string, label: string) => [
    [text, label],
    [text, label],
  ];

  it('the reader offers the other pages of an article, and then fetches them one by one', () => {
    const session = opened();
    session.tell(found());
    expect(words(session)).toEqual(twice('Page 1 of 2', 'Load all'));
    session.asked();
    session.accept(OTHER_PAGES);
    session.accept(OTHER_PAGES);
    expect(session.asked().filter((name) => name.startsWith('fetch'))).toEqual(['fetch page 2']);
    expect(words(session)).toEqual(twice('Loading page 2 of 2…', ''));
    session.tell(fetched(2, [3, `${HOME}/3`], [1, HOME]));
    expect(session.asked()).toContain('fetch page 3');
    expect(words(session)).toEqual(twice('Loading page 3 of 3…', ''));
    session.tell(fetched(3));
    expect(words(session)).toEqual([]);
  });

  it('the other pages are offered again if one of them fails to load', () => {
    const session = opened();
    session.tell(found());
    session.accept(OTHER_PAGES);
    session.tell({ type: 'other-page-failed', address: `${HOME}/2` });
    expect(words(session)).toEqual(twice('Page 2 did not load', 'Try again'));
    session.asked();
    session.accept(OTHER_PAGES);
    expect(session.asked()).toContain('fetch page 2');
  });

  it('other pages that belong to an earlier article are not offered', () => {
    const session = opened();
    session.world.story = OTHER_STORY;
    session.pageChanged();
    session.accept(NEW_ARTICLE);
    session.tell(found(0));
    expect(words(session)).toEqual([]);
  });

  it('a page of the earlier article that arrives late is not joined to the new article', () => {
    const session = opened();
    session.tell(found());
    session.accept(OTHER_PAGES);
    session.world.story = OTHER_STORY;
    session.pageChanged();
    session.accept(NEW_ARTICLE);
    session.tell({
      type: 'other-pages-found',
      pages: { current: 1, addresses: new Map([[2, `${ELSEWHERE}/2`]]) },
      chapters: null,
      contentNumber: 1,
    });
    session.accept(OTHER_PAGES);
    session.tell({ type: 'other-page-failed', address: `${HOME}/2` }, fetched(2));
    expect(session.reader().pages).toMatchObject({ fetched: [], progress: 'loading' });
    session.tell({ ...fetched(2), snapshot: snapshotAt(`${ELSEWHERE}/2`) });
    expect(session.reader().pages).toMatchObject({ fetched: [{ number: 2 }], progress: 'loaded' });
  });

  it('the reader does not look for other pages while it shows text that the user selected', () => {
    const session = openedOnSelection();
    session.tell({ type: 'idle', task: 'find-other-pages' });
    expect(session.asked()).toEqual([]);
  });
});

describe('the previous and next chapters', () => {
  const chapters = { previous: `${HOME}/1`, next: null };

  it('the previous and next chapters are links at the end of the text', () => {
    const session = opened();
    session.tell({ type: 'other-pages-found', pages: null, chapters, contentNumber: 0 });
    expect(session.reader().offers).toEqual([
      { id: 'prev', text: '', label: 'Previous chapter', place: 'end', href: `${HOME}/1`, rel: 'prev' },
    ]);
  });

  it('chapters that belong to another article are not offered', () => {
    const session = opened();
    session.tell({ type: 'other-pages-found', pages: null, chapters, contentNumber: 1 });
    expect(session.reader().offers).toEqual([]);
  });
});
