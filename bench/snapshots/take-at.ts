/** Takes a page's snapshot. A change of this code, or of what it imports, makes stored snapshots outdated. */
import { takeSnapshot } from '../../src/page/snapshot/take.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';

/**
 * Returns the snapshot of the open page as it would be at the page's own address.
 *
 * @param url the page's public address; null when the document has it
 */
export function snapshotAt(document: Document, url: string | null): PageSnapshot {
  const { snapshot } = takeSnapshot(document);
  const [top, ...frames] = snapshot.documents;
  if (url === null || !top) return snapshot;
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const baseUrl = URL.canParse(base, url) ? new URL(base, url).href : url;
  return { ...snapshot, url, documents: [{ ...top, url, baseUrl }, ...frames] };
}

/** Makes the browser do style and layout: on a page that a person looks at, both are done already. */
export function layOut(document: Document): void {
  void document.documentElement.getBoundingClientRect();
}
