/**
 * Comes to the page before the first script, and is a twentieth of it: takes the snapshot and has it read in the reading room
 * (docs/adr/031-the-reading-room.md), while the page gets the code of the reader. What it leaves is taken by the session, or by nobody.
 */

import type { ReadRequest, ReadThere } from '../../engine/room/request.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { callOnce } from '../../platform/plain-call.ts';
import { openOrClosedShadowRoot } from '../../platform/shadow-root.ts';
import { intact } from '../../platform/unclobbered.ts';
import { stage } from '../../shared/stage.ts';
import { algorithmAsked, awaitWish, hasMovedOn, wishLeft } from '../../store/messages/wish.ts';
import { provided } from '../lazy-script.ts';
import { isQuickToRead, whyUnreadable } from '../readable.ts';
import { leaveAhead } from './left.ts';

/** When the reader stands, and what it needs has come (ms): before, the room would take the processor from the page. */
const READER_DRAWN_AFTER = 1500;

function readAhead(): void {
  const wish = wishLeft();
  if (!wish || wish.selection || !isAtRest()) return;
  const live = stage('snapshot', () => takeSnapshot(document, { shadowRootOf: openOrClosedShadowRoot }));
  const changes = new MutationObserver(() => {});
  changes.observe(document, { childList: true, characterData: true, subtree: true });
  const algorithm = algorithmAsked(wish);
  // at once: what waits for anything here waits until the first script has been compiled
  const answer = ask({ snapshot: JSON.stringify(live.snapshot), hasMoved: hasMovedOn(), algorithm });
  leaveAhead({ live, changes, answer });
}

/** No reader is open, nor was one, whose code reads faster than the room is asked; and the page can be read at once. */
function isAtRest(): boolean {
  const { readyState } = intact(document);
  return (
    provided('engine') === undefined &&
    readyState !== 'loading' &&
    intact(document).querySelector('[data-lectern]') === null &&
    isQuickToRead(document) &&
    whyUnreadable(document) === null
  );
}

async function ask(request: ReadRequest): Promise<ReadThere | null> {
  const reply = await callOnce('readThere', request);
  if (!reply) setTimeout(() => void openRoomWith(request), READER_DRAWN_AFTER);
  return reply?.ok && typeof reply.value === 'string' ? (JSON.parse(reply.value) as ReadThere) : null;
}

/** A room that has just been opened has never read: it does so once while nobody waits. The background opens it too, should this page go. */
async function openRoomWith(request: ReadRequest): Promise<void> {
  if ((await callOnce('openReadingRoom', null))?.ok) await callOnce('readThere', request);
}

function begin(): void {
  try {
    readAhead();
  } catch {
    // the session reads the page by itself, and says what is wrong
  }
}

if (!awaitWish(begin)) begin();
