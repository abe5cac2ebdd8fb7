/** Changes the highlights of a page. Each function takes a page and returns a changed copy of it. */
import {
  HIGHLIGHTS_VERSION,
  type Highlight,
  type HighlightChange,
  type HighlightedPage,
  MOST_OF_PAGE,
} from './types.ts';

export const emptyPage = (address: string, title: string): HighlightedPage => ({
  version: HIGHLIGHTS_VERSION,
  address,
  title,
  highlights: [],
});

/** Adds highlights, up to the limit per page. Of two with the same id, keeps the one that was changed last. */
export function withHighlights(page: HighlightedPage, added: readonly Highlight[]): HighlightedPage {
  const all = new Map(page.highlights.map((one) => [one.id, one]));
  for (const one of added) {
    const known = all.get(one.id);
    if (known ? one.changed > known.changed : all.size < MOST_OF_PAGE) all.set(one.id, one);
  }
  return { ...page, highlights: [...all.values()] };
}

export function withoutHighlights(page: HighlightedPage, ids: readonly string[]): HighlightedPage {
  return { ...page, highlights: page.highlights.filter(({ id }) => !ids.includes(id)) };
}

/** Changes one highlight. The stored time of its last change always increases, even if the clock has been set back. */
export function withChange(page: HighlightedPage, id: string, change: HighlightChange): HighlightedPage {
  return {
    ...page,
    highlights: page.highlights.map((one) =>
      one.id === id ? { ...one, ...change, changed: Math.max(change.changed, one.changed + 1) } : one,
    ),
  };
}
