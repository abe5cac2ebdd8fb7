/** The search of the options page: tests whether texts match a query, and finds the highlights that match. */
import type { HighlightedPage } from '../../store/highlights/types.ts';
import type { Matches } from './page.tsx';

/** Returns a function that tells whether texts together contain all words of the query. Ignores case and accents. */
export function matcher(query: string): (...texts: readonly string[]) => boolean {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (...texts) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const siteOfPage = ({ address }: HighlightedPage): string => new URL(address).host.replace(/^www\./, '');

/** Returns the highlights that match. Searches their quote and note, and the title and address of their page. */
export function findHighlights(pages: readonly HighlightedPage[], matches: Matches): readonly HighlightedPage[] {
  return pages
    .map(({ highlights, ...page }) => ({
      ...page,
      highlights: highlights.filter(({ quote, note }) => matches(quote.exact, note, page.title, page.address)),
    }))
    .filter(({ highlights }) => highlights.length > 0);
}

export function firstOf(pages: readonly HighlightedPage[], most: number): readonly HighlightedPage[] {
  let left = most;
  return pages.flatMap((page) => {
    const highlights = page.highlights.slice(0, Math.max(0, left));
    left -= highlights.length;
    return highlights.length > 0 ? [{ ...page, highlights }] : [];
  });
}

export const countOf = (pages: readonly HighlightedPage[]): number =>
  pages.reduce((sum, { highlights }) => sum + highlights.length, 0);
