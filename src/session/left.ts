/**
 * Values that the first two scripts injected at a click leave in the page for the session's script: the early snapshot,
 * a watch that tells whether the page has changed since, and the time when the user last closed the first screen or the
 * reader.
 */
import type { OpenReading } from '../engine/types.ts';
import type { LivePage } from '../page/snapshot/take.ts';
import { leave, read, slot, take } from '../shared/exchange.ts';

export interface EarlySnapshot {
  live: LivePage;
  hasMoved: boolean;
  /** Watches whether the page has changed since the snapshot. */
  changes: ChangeWatch;
  reading: OpenReading;
}

/** The slot (named place for a value) from which the first screen's script and the session get the early snapshot. */
export const EARLY_SNAPSHOT = slot<EarlySnapshot>('early-snapshot');

export function leaveSnapshot(snapshot: EarlySnapshot): void {
  dropSnapshot();
  leave([EARLY_SNAPSHOT, snapshot]);
}

/** Drops an unused early snapshot: the session has taken its own, or the page has changed its address. */
export function dropSnapshot(left = take(EARLY_SNAPSHOT)): void {
  left?.changes.end();
  left?.reading.close();
}

/** Time when the user last closed the reader, or the first screen that is painted before it (ms since 1970). */
const CLOSED = slot<number>('closed-by-user');

/** Notes that the user has closed the reader. A click made before now that arrives later must not open it again. */
export function noteClosed(): void {
  leave([CLOSED, Date.now()]);
}

/** Returns whether the user closed the reader after the click that opens `reader`; false if no reader opens. */
export function isClosedSince(reader: { readonly clickedAt: number } | null): boolean {
  return reader !== null && reader.clickedAt < (read(CLOSED) ?? 0);
}

export interface ChangeWatch {
  /** Ends the watch and returns whether the document has changed. */
  end(): boolean;
}

/** Watches a document for the first change of its elements or text. Changed attributes do not count. */
export function watchForChange(document: Document): ChangeWatch {
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return {
    end() {
      // Changes that were made in the current task have not reached the observer's callback yet.
      const isChanging = observer.takeRecords().length > 0;
      observer.disconnect();
      return hasChanged || isChanging;
    },
  };
}
