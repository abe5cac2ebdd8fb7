/** Hands the early snapshot from the script that takes it to the session. */
import type { OpenReading } from '../../engine/types.ts';
import type { LivePage } from '../../page/snapshot/take.ts';

export interface EarlySnapshot {
  live: LivePage;
  hasMoved: boolean;
  /** Records changes since the snapshot; its records have not been taken yet. */
  changes: MutationObserver;
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

/** Drops a snapshot that came too late to be read, because the browser refused its script at first. */
export function dropSnapshot(): void {
  const left = takeEarlySnapshot();
  left?.changes.disconnect();
  left?.reading.close();
}
