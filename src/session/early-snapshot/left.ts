/** Hands the early snapshot from the script that takes it to the session. */
import type { OpenReading } from '../../engine/types.ts';
import type { LivePage } from '../../page/snapshot/take.ts';
import type { ChangeWatch } from '../watch/first-change.ts';

export interface EarlySnapshot {
  live: LivePage;
  hasMoved: boolean;
  /** Watches the page since the snapshot. */
  changes: ChangeWatch;
  reading: OpenReading;
}

/** A symbol, because a missing global name gives the page's element of that id. */
const KEY = Symbol.for('lectern.early-snapshot');

const world = globalThis as { [KEY]?: EarlySnapshot | undefined };

export function leaveSnapshot(snapshot: EarlySnapshot): void {
  dropSnapshot();
  world[KEY] = snapshot;
}

/** Returns the snapshot and removes it. */
export function takeEarlySnapshot(): EarlySnapshot | undefined {
  const left = world[KEY];
  world[KEY] = undefined;
  return left;
}

/** Drops a snapshot that is not read: it came too late, or the page shows something else by now. */
export function dropSnapshot(left = takeEarlySnapshot()): void {
  left?.changes.end();
  left?.reading.close();
}
