/** Reads highlights and reading places. Only the background writes them (`highlight-writer.ts`). */

import { reportOnce } from '../../platform/errors.ts';
import { onKeptChange, readAllKept, readKept } from '../../platform/storage.ts';
import { emptyPage } from '../highlights/pages.ts';
import { type HighlightedPage, parsePage } from '../highlights/types.ts';
import { type KeptPlace, parsePlaces, pruned } from '../places/places.ts';

export const HIGHLIGHTS_PREFIX = 'highlights:';
export const PLACES_KEY = 'places';

export async function readHighlights(address: string): Promise<HighlightedPage> {
  const stored = await readKept(HIGHLIGHTS_PREFIX + address).catch((error: unknown) =>
    reportOnce('highlights could not be read', error),
  );
  return parsePage(stored)?.page ?? emptyPage(address, '');
}

/** Returns all highlights, the last changed page first. `unread`: number of pages that this version cannot read. */
export async function readAllHighlights(): Promise<{ pages: readonly HighlightedPage[]; unread: number }> {
  const stored = [...(await readAllKept(HIGHLIGHTS_PREFIX)).values()];
  const pages = stored.flatMap((value) => parsePage(value)?.page ?? []);
  pages.sort((one, other) => lastChange(other) - lastChange(one));
  return { pages, unread: stored.length - pages.length };
}

const lastChange = ({ highlights }: HighlightedPage) =>
  highlights.reduce((latest, { changed }) => Math.max(latest, changed), 0);

export function watchHighlights(listener: () => void): void {
  onKeptChange(HIGHLIGHTS_PREFIX, listener);
}

export function watchPlaces(listener: () => void): void {
  onKeptChange(PLACES_KEY, listener);
}

export async function readPlaces(): Promise<readonly KeptPlace[]> {
  return pruned(parsePlaces(await readKept(PLACES_KEY)), Date.now());
}
