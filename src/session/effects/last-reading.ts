/** The reading of a reader that was closed. When it opens again and the page has not changed, its article shows at once. */
import { intact } from '../../platform/unclobbered.ts';
import { isQuickToRead } from '../readable.ts';
import { type LiveReading, liveReading } from '../reading.ts';
import type { OpenReader, ReadPlan } from '../state/state.ts';
import type { World } from './world.ts';

export interface LastReading {
  readonly reading: LiveReading;
  readonly url: string;
  /** Disconnected by the first change. */
  readonly changes: MutationObserver;
  hasChanged: boolean;
}

/** Keeps the shown reading of a page of usual size, and watches the page until it first changes. */
export function keepLastReading(world: World, open: OpenReader): void {
  const { document } = world;
  if (!open.reading?.page || open.ranges.length > 0 || open.outdated !== null || !isQuickToRead(document)) return;
  const changes = new MutationObserver(() => {
    last.hasChanged = true;
    changes.disconnect();
  });
  const last: LastReading = {
    reading: liveReading(open.reading),
    url: intact(document).URL,
    changes,
    hasChanged: false,
  };
  changes.observe(document, { childList: true, characterData: true, subtree: true });
  world.lastReading = last;
}

/** Returns the kept reading, which is then no longer kept; null if the page has changed or the plan asks for something else. */
export function takeLastReading(world: World, plan: ReadPlan): LiveReading | null {
  const last = world.lastReading;
  world.lastReading = null;
  if (!last) return null;
  const hasChanged = last.hasChanged || last.changes.takeRecords().length > 0;
  last.changes.disconnect();
  const isSame = plan.purpose === 'open' && plan.ranges.length === 0 && plan.outdated === null;
  if (!isSame || hasChanged || last.url !== intact(world.document).URL) return null;
  return last.reading.known(plan.algorithm) ? last.reading : null;
}
