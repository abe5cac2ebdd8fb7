/** Reads pages with warm code: in an invisible page, or, in Firefox, in the background page. */

import { roomCalls } from '../engine/room/calls.ts';
import type { AlgorithmFor } from '../engine/room/read-there.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { canOpenUnseen, isUnseenOpen, openUnseen } from '../platform/offscreen.ts';
import { readStoredSite } from '../platform/storage.ts';
import { firstWords } from '../platform/wording/first-words.ts';
import { wordsOf } from '../platform/wording/message.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { siteOf } from '../store/remembered/site-of.ts';

/** Path of the room's page in the extension. */
const ROOM = 'src/engine/room/index.html';

/** Opens the room for the next click. If it cannot open, pages read themselves. */
export async function openReadingRoom(): Promise<void> {
  if (!canOpenUnseen()) return;
  try {
    await openUnseen(ROOM, 'Reads the text of the page that the user has clicked on.');
  } catch (error) {
    reportOnce('the reading room did not open', error);
    throw error;
  }
}

/** Time until the reader is drawn and complete (ms); an earlier room would compete with the page for the processor. */
const READER_DRAWN_AFTER = 1500;

/** Opens the room later, whatever happens to the clicked tab. If the worker is killed first, the next click does it. */
export function openReadingRoomSoon(): void {
  // `openReadingRoom` reports its failures
  setTimeout(() => void openReadingRoom().catch(() => {}), READER_DRAWN_AFTER);
}

/** Whether the room is open; always true if the background reads. Never rejects: the click would look refused. */
export async function isReadingRoomOpen(): Promise<boolean> {
  if (!canOpenUnseen()) return true;
  return isUnseenOpen().catch((error: unknown) => {
    reportOnce('whether the reading room is open is not known', error);
    return false;
  });
}

/** Returns the words that articles contain, in the browser's language. */
export const wordsOfArticles = () => ({ ...firstWords(), ...wordsOf(['comments']) });

/** Returns the algorithm by settings and memory: the room has neither, and the page gets them later than its snapshot. */
export const algorithmFor: AlgorithmFor = async ({ url, algorithm }) => {
  const site = siteOf(url);
  const [settings, known] = await Promise.all([readSettings(), site === '' ? undefined : readStoredSite(site)]);
  return known === undefined ? (algorithm ?? settings.algorithm) : null;
};

export const isTabOpen = ({ tabId }: { tabId: number }): Promise<boolean> =>
  browser.tabs.get(tabId).then(
    () => true,
    () => false,
  );

/** Returns the handlers of a room in the background; none if the room is a separate page. */
export const ownRoom = () =>
  canOpenUnseen()
    ? []
    : [
        roomCalls(
          {
            readThere: async (request, take) =>
              (await import('../engine/room/read-there.ts')).readThere(request, algorithmFor, take),
            runThere: async (request, take) => (await import('../engine/room/run-there.ts')).runThere(request, take),
          },
          async ({ tabId }) => tabId !== undefined && isTabOpen({ tabId }),
        ),
      ];
