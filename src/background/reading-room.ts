/** Where pages are read with warm code: in a page that nobody sees, or, in Firefox, in the background's own. */

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

/** Of the extension. */
const ROOM = 'src/engine/room/index.html';

/** Makes sure that it is there for the next click. Where it cannot be, pages read themselves. */
export async function openReadingRoom(): Promise<void> {
  if (!canOpenUnseen()) return;
  try {
    await openUnseen(ROOM, 'Reads the text of the page that the user has clicked on.');
  } catch (error) {
    reportOnce('the reading room did not open', error);
    throw error;
  }
}

/** Time until the reader is drawn and has what it needs (ms): before that, the room would compete with the page for the processor. */
const READER_DRAWN_AFTER = 1500;

/** Opens the room for the next click, whatever happens to the tab that was clicked. A worker that is killed leaves it to the next click. */
export function openReadingRoomSoon(): void {
  // a failure is reported where it happens
  setTimeout(() => void openReadingRoom().catch(() => {}), READER_DRAWN_AFTER);
}

/** Where the background reads, it is there. Never rejects: the click would be taken for refused. */
export async function isReadingRoomOpen(): Promise<boolean> {
  if (!canOpenUnseen()) return true;
  return isUnseenOpen().catch((error: unknown) => {
    reportOnce('whether the reading room is open is not known', error);
    return false;
  });
}

/** What is said in an article, in the language of the browser. */
export const wordsOfArticles = () => ({ ...firstWords(), ...wordsOf(['comments']) });

/** Settings, and what is remembered: the room has neither, and a page would know them later than it has its snapshot. */
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

/** What the background answers itself: nothing where the room is a page of its own. */
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
