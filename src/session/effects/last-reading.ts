/** Keeps the article of a closed reader, to show it at once if the reader opens again and the page has not changed. */
import type { Finding } from '../../engine/types.ts';
import { intact } from '../../platform/unclobbered.ts';
import { type ChangeWatch, watchForChange } from '../left.ts';
import { isQuickToRead } from '../readable.ts';
import { isFinal, type LiveReading, liveReading } from '../reading.ts';
import type { OpenReader, ReadPlan } from '../state/state.ts';
import type { World } from './world.ts';

export interface LastReading {
  readonly reading: LiveReading;
  readonly url: string;
  readonly changes: ChangeWatch;
}

/** Keeps the closing reader's results, and watches the page for a change. Keeps nothing if the page is large. */
export function keepLastReading(world: World, open: OpenReader): void {
  const { document } = world;
  if (!open.reading?.page || open.ranges.length > 0 || open.outdated !== null || !isQuickToRead(document)) return;
  world.lastReading = {
    reading: liveReading(open.reading),
    url: intact(document).URL,
    changes: watchForChange(document),
  };
}

/** Returns and forgets the kept reading; null if the page has changed, or if the reading lacks what `plan` needs. */
export function takeLastReading(world: World, plan: ReadPlan): LiveReading | null {
  const last = world.lastReading;
  world.lastReading = null;
  if (!last) return null;
  const hasChanged = last.changes.end();
  const isSame = plan.purpose === 'open' && plan.ranges.length === 0 && plan.outdated === null;
  if (!isSame || hasChanged || last.url !== intact(world.document).URL) return null;
  const finding = last.reading.known(plan.algorithm);
  return finding && isFinal(finding) && isStillThere(last.reading, finding) ? last.reading : null;
}

/** Returns whether the article is still in the page: `document.write` replaces a page without telling an observer. */
function isStillThere({ nodes }: LiveReading, { kept: { marks } }: Finding): boolean {
  return marks.every(({ node }) => nodes[node]?.isConnected);
}
