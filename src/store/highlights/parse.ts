/** Validates a stored or imported value as the highlights of a page. */
import { parsed } from '../../shared/own-fields.ts';
import { HIGHLIGHT, type Highlight, type HighlightedPage, MOST_OF_PAGE, PAGE } from './types.ts';

/** A page, the number of its invalid highlights, and the number of its highlights beyond the limit. */
export interface ParsedPage {
  readonly page: HighlightedPage;
  readonly refused: number;
  readonly limited: number;
}

/** Returns the valid highlights; null if the value is not a page of highlights, or has another format version. */
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
