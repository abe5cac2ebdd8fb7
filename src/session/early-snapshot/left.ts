/** Where the script that takes the snapshot leaves it, and the session finds it. */
import type { OpenReading } from '../../engine/types.ts';
import type { LivePage } from '../../page/snapshot/take.ts';

export interface EarlySnapshot {
  live: LivePage;
  hasMoved: boolean;
  /** Has recorded what the page changed since; nobody has asked it yet. */
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

/** Takes the snapshot, which is then gone. */
export function takeEarlySnapshot(): EarlySnapshot | undefined {
  const left = world[KEY];
  world[KEY] = undefined;
  return left;
}

/** Drops a snapshot that came too late to be read: the browser had refused its script at first. */
export function dropSnapshot(): void {
  const left = takeEarlySnapshot();
  left?.changes.disconnect();
  left?.reading.close();
}
