/** What is kept of a page, changed: every step takes a page and gives another. */
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

/** The same id once more is the same highlight: what was changed last holds. */
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

/** A change that comes late is made all the same: it is of one highlight, and the user has asked for it. */
export function withChange(page: HighlightedPage, id: string, change: HighlightChange): HighlightedPage {
  return {
    ...page,
    highlights: page.highlights.map((one) =>
      one.id === id ? { ...one, ...change, changed: Math.max(change.changed, one.changed + 1) } : one,
    ),
  };
}
