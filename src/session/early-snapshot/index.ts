/**
 * The script that is injected first at a click. It takes a snapshot (a copy of the page as plain data) and sends it to
 * the warm engine (which runs outside the page), while the session's script, twenty times larger, loads
 * (docs/adr/034-one-engine-asked-from-anywhere.md). The session uses this script for later snapshots too.
 */

import { remoteEngine } from '../../engine/remote.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { intact, openOrClosedShadowRoot } from '../../platform/unclobbered.ts';
import { whenLeft } from '../../shared/exchange.ts';
import { stage } from '../../shared/stage.ts';
import { CLICK, clickLeft, hasMovedOn, isSessionThere } from '../../store/messages/click.ts';
import { provide } from '../lazy-script.ts';
import { leaveSnapshot, watchForChange } from '../left.ts';
import { isQuickToRead, whyUnreadable } from '../readable.ts';

const warm = remoteEngine();

const OPTIONS = { shadowRootOf: openOrClosedShadowRoot };

function takeEarly(): void {
  const click = clickLeft();
  // If a session already runs in this document, it takes the snapshot itself when it needs one.
  if (isSessionThere()) return;
  if (!click?.isEngineWarm || click.selection || !isAtRest()) return;
  const live = stage('snapshot', () => takeSnapshot(document, OPTIONS));
  const changes = watchForChange(document);
  const hasMoved = hasMovedOn();
  const reading = warm.open(live.snapshot, { hasMoved, algorithm: click.begins ?? null });
  leaveSnapshot({ live, hasMoved, changes, reading });
}

/** Returns whether no reader is open and the page can be read at once. */
function isAtRest(): boolean {
  return (
    intact(document).readyState !== 'loading' &&
    intact(document).querySelector('[data-lectern]') === null &&
    isQuickToRead(document) &&
    whyUnreadable(document) === null
  );
}

function begin(): void {
  try {
    takeEarly();
  } catch {
    // not reported: the session then takes the snapshot itself, and reports the error if it occurs again
  }
}

provide('snapshot', {
  remoteEngine: warm,
  take: (page, ignore) => takeSnapshot(page, { ...OPTIONS, ignore }),
});
// Waits for the click's data, which may arrive after this script: browsers refuse about one in ten injections, and the
// background repeats them (when-allowed.ts).
whenLeft(CLICK, begin);
