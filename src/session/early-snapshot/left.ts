/** The slot in which the first script leaves the early snapshot for the session. */
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

/** The slot that passes the early snapshot to the session. The session may already wait when the snapshot arrives. */
export const EARLY_SNAPSHOT = slot<EarlySnapshot>('early-snapshot');

export function leaveSnapshot(snapshot: EarlySnapshot): void {
  dropSnapshot();
  leave([EARLY_SNAPSHOT, snapshot]);
}

/** Drops an early snapshot that came too late, or whose page has changed its address after the snapshot. */
export function dropSnapshot(left = take(EARLY_SNAPSHOT)): void {
  left?.changes.end();
  left?.reading.close();
}
