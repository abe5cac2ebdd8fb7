/**
 * Injected before the session's script, and a twentieth of its size. It takes the snapshot and sends it to the warm
 * engine (docs/adr/034-one-engine-asked-from-anywhere.md) while the reader's code loads. It also takes later snapshots
 * of the page.
 */

import { remoteEngine } from '../../engine/remote.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { openOrClosedShadowRoot } from '../../platform/shadow-root.ts';
import { intact } from '../../platform/unclobbered.ts';
import { stage } from '../../shared/stage.ts';
import { algorithmAsked, awaitClick, clickLeft, hasMovedOn } from '../../store/messages/click.ts';
import { provide } from '../lazy-script.ts';
import { isQuickToRead, whyUnreadable } from '../readable.ts';
import { watchForChange } from '../watch/first-change.ts';
import { leaveSnapshot } from './left.ts';

const warm = remoteEngine();

const OPTIONS = { shadowRootOf: openOrClosedShadowRoot };

function takeEarly(): void {
  const click = clickLeft();
  // a session that is there takes the snapshot itself, if it needs one
  if (Symbol.for('lectern.session') in globalThis) return;
  if (!click?.isEngineWarm || click.selection || !isAtRest()) return;
  const live = stage('snapshot', () => takeSnapshot(document, OPTIONS));
  const changes = watchForChange(document);
  const hasMoved = hasMovedOn();
  const reading = warm.open(live.snapshot, { hasMoved, algorithm: algorithmAsked(click) });
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
    // the session takes the snapshot itself and reports the error
  }
}

provide('snapshot', {
  remoteEngine: warm,
  take: (page, ignore) => takeSnapshot(page, { ...OPTIONS, ignore }),
});
if (!awaitClick(begin)) begin();
