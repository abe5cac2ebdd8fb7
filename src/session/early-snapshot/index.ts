/**
 * Script that is injected before the session's script, which is twenty times larger. It takes the page's snapshot and
 * sends it to the warm (already started) engine while the reader's code loads
 * (docs/adr/034-one-engine-asked-from-anywhere.md). The session uses this script for later snapshots too.
 */

import { remoteEngine } from '../../engine/remote.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { openOrClosedShadowRoot } from '../../platform/shadow-root.ts';
import { intact } from '../../platform/unclobbered.ts';
import { whenLeft } from '../../shared/exchange.ts';
import { stage } from '../../shared/stage.ts';
import { algorithmAsked, CLICK, clickLeft, hasMovedOn, isSessionThere } from '../../store/messages/click.ts';
import { provide } from '../lazy-script.ts';
import { isQuickToRead, whyUnreadable } from '../readable.ts';
import { watchForChange } from '../watch/first-change.ts';
import { leaveSnapshot } from './left.ts';

const warm = remoteEngine();

const OPTIONS = { shadowRootOf: openOrClosedShadowRoot };

function takeEarly(): void {
  const click = clickLeft();
  // an existing session takes the snapshot itself, if it needs one
  if (isSessionThere()) return;
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
// the data of the click may arrive after this script: browsers refuse every tenth injection at first (when-allowed.ts)
whenLeft(CLICK, begin);
