/** Which highlights are listed. */
import type { Highlight, HighlightedPage } from '../highlights/types.ts';

export const siteOfPage = ({ address }: HighlightedPage): string => new URL(address).host.replace(/^www\./, '');

export function sitesOf(pages: readonly HighlightedPage[]): readonly string[] {
  return [...new Set(pages.map(siteOfPage))].sort((one, other) => one.localeCompare(other, 'en'));
}

/** Those in which all words are said: in the quote, the note, the title or the address. Pages without any are left out. */
export function findHighlights(
  pages: readonly HighlightedPage[],
  query: string,
  site: string,
): readonly HighlightedPage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter((page) => site === '' || siteOfPage(page) === site)
    .map((page) => ({ ...page, highlights: page.highlights.filter((one) => says(page, one, words)) }))
    .filter(({ highlights }) => highlights.length > 0);
}

function says({ title, address }: HighlightedPage, { quote, note }: Highlight, words: readonly string[]): boolean {
  const text = `${quote.exact}\n${note}\n${title}\n${address}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The first so many highlights, page by page. */
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
