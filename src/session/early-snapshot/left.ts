/** Hands the early snapshot over from the script that takes it to the session. */
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

/** Slot of the early snapshot. Its value may arrive only after the script that waits for it has run. */
export const EARLY_SNAPSHOT = slot<EarlySnapshot>('early-snapshot');

export function leaveSnapshot(snapshot: EarlySnapshot): void {
  dropSnapshot();
  leave([EARLY_SNAPSHOT, snapshot]);
}

/** Drops an early snapshot that will not be used: it came too late, or the page has changed its address. */
export function dropSnapshot(left = take(EARLY_SNAPSHOT)): void {
  left?.changes.end();
  left?.reading.close();
}
