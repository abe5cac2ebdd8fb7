/**
 * Takes the snapshot of a page for the evaluation. Any change to this file or to its imports makes all stored snapshots
 * outdated.
 */
import { takeSnapshot } from '../../src/page/snapshot/take.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';

/**
 * Returns the snapshot of the open page, as if the page had been opened at its public address.
 *
 * @param url the page's public address; null if the document itself states it
 */
export function snapshotAt(document: Document, url: string | null): PageSnapshot {
  const { snapshot } = takeSnapshot(document);
  const [top, ...frames] = snapshot.documents;
  if (url === null || !top) return snapshot;
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const baseUrl = URL.canParse(base, url) ? new URL(base, url).href : url;
  return { ...snapshot, url, documents: [{ ...top, url, baseUrl }, ...frames] };
}

/**
 * Makes the browser compute styles and layout, as it has already done for any page on which a user clicks the button.
 */
export function layOut(document: Document): void {
  void document.documentElement.getBoundingClientRect();
}
