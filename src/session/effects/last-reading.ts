/** Keeps what a closed reader showed. If it opens again and the page has not changed, the article is shown at once. */
import type { Finding } from '../../engine/types.ts';
import { intact } from '../../platform/unclobbered.ts';
import { isQuickToRead } from '../readable.ts';
import { type LiveReading, liveReading } from '../reading.ts';
import type { OpenReader, ReadPlan } from '../state/state.ts';
import { type ChangeWatch, watchForChange } from '../watch/first-change.ts';
import type { World } from './world.ts';

export interface LastReading {
  readonly reading: LiveReading;
  readonly url: string;
  readonly changes: ChangeWatch;
}

/** Keeps the shown reading, except of large pages, and watches the page until its first change. */
export function keepLastReading(world: World, open: OpenReader): void {
  const { document } = world;
  if (!open.reading?.page || open.ranges.length > 0 || open.outdated !== null || !isQuickToRead(document)) return;
  world.lastReading = {
    reading: liveReading(open.reading),
    url: intact(document).URL,
    changes: watchForChange(document),
  };
}

/** Returns the kept reading, and forgets it. Null if the page has changed or the plan needs another reading. */
export function takeLastReading(world: World, plan: ReadPlan): LiveReading | null {
  const last = world.lastReading;
  world.lastReading = null;
  if (!last) return null;
  const hasChanged = last.changes.end();
  const isSame = plan.purpose === 'open' && plan.ranges.length === 0 && plan.outdated === null;
  if (!isSame || hasChanged || last.url !== intact(world.document).URL) return null;
  const finding = last.reading.known(plan.algorithm);
  // if the algorithm failed or did not load, a new reading may succeed
  const isGood = finding !== undefined && finding.by !== null && finding.instead !== 'not-loaded';
  return isGood && isStillThere(last.reading, finding) ? last.reading : null;
}

/**
 * Returns whether the article's texts are still in the page. The observer of changes is not enough, because
 * `document.write` replaces a page without a report to it.
 */
function isStillThere({ nodes }: LiveReading, { kept: { marks } }: Finding): boolean {
  return marks.every(({ node }) => nodes[node]?.isConnected);
}
