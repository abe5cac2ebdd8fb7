/** The reading of a reader that was closed. When it opens again and the page has not changed, its article shows at once. */
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

/** Keeps the shown reading of a page of usual size, and watches the page until it first changes. */
export function keepLastReading(world: World, open: OpenReader): void {
  const { document } = world;
  if (!open.reading?.page || open.ranges.length > 0 || open.outdated !== null || !isQuickToRead(document)) return;
  world.lastReading = {
    reading: liveReading(open.reading),
    url: intact(document).URL,
    changes: watchForChange(document),
  };
}

/** Returns the kept reading, which is then no longer kept; null if the page has changed or the plan asks for something else. */
export function takeLastReading(world: World, plan: ReadPlan): LiveReading | null {
  const last = world.lastReading;
  world.lastReading = null;
  if (!last) return null;
  const hasChanged = last.changes.end();
  const isSame = plan.purpose === 'open' && plan.ranges.length === 0 && plan.outdated === null;
  if (!isSame || hasChanged || last.url !== intact(world.document).URL) return null;
  const finding = last.reading.known(plan.algorithm);
  // what failed may work now
  const isGood = finding !== undefined && finding.by !== null && finding.instead !== 'not-loaded';
  return isGood && isStillThere(last.reading, finding) ? last.reading : null;
}

/** `document.write` replaces a page without telling observers. */
function isStillThere({ nodes }: LiveReading, { kept: { marks } }: Finding): boolean {
  return marks.every(({ node }) => nodes[node]?.isConnected);
}
