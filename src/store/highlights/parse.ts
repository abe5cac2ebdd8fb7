/** Validates the highlights of a page that come from the store or from a file. */
import { parsed } from '../../shared/own-fields.ts';
import { HIGHLIGHT, type Highlight, type HighlightedPage, MOST_OF_PAGE, PAGE } from './types.ts';

/**
 * A page with its valid highlights, the number of invalid ones (`refused`), and the number beyond the limit
 * (`limited`).
 */
export interface ParsedPage {
  readonly page: HighlightedPage;
  readonly refused: number;
  readonly limited: number;
}

/**
 * Returns the page with its valid highlights; null if the value is not a page of highlights, or if it has another
 * format version.
 */
export function parsePage(value: unknown): ParsedPage | null {
  const page = parsed(PAGE, value);
  if (!page) return null;
  const taken = new Map<string, Highlight>();
  let [refused, limited] = [0, 0];
  for (const one of page.highlights) {
    const highlight = parsed(HIGHLIGHT, one);
    if (!highlight || taken.has(highlight.id)) refused++;
    else if (taken.size >= MOST_OF_PAGE) limited++;
    else taken.set(highlight.id, highlight);
  }
  return { page: { ...page, highlights: [...taken.values()] }, refused, limited };
}
