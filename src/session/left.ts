/** The early snapshot, which the first script of a click leaves for the session. */
import type { OpenReading } from '../../engine/types.ts';
import type { LivePage } from '../../page/snapshot/take.ts';
import { leave, slot, take } from '../../shared/exchange.ts';
import type { ChangeWatch } from '../watch/first-change.ts';

export interface EarlySnapshot {
  live: LivePage;
  hasMoved: boolean;
  /** Watches whether the page has changed since the snapshot. */
  changes: ChangeWatch;
  reading: OpenReading;
}

/** The slot in which the first script leaves the early snapshot. The session may already wait for it. */
export const EARLY_SNAPSHOT = slot<EarlySnapshot>('early-snapshot');

export function leaveSnapshot(snapshot: EarlySnapshot): void {
  dropSnapshot();
  leave([EARLY_SNAPSHOT, snapshot]);
}

/** Drops a snapshot that the session does not need: it came too late, or the page has changed its address since. */
export function dropSnapshot(left = take(EARLY_SNAPSHOT)): void {
  left?.changes.end();
  left?.reading.close();
}
