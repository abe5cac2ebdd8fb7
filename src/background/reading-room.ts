/** Where pages are read with warm code: in a page that nobody sees, or, in Firefox, in the background's own. */

import { canOpenUnseen, isUnseenOpen, openUnseen } from '../platform/offscreen.ts';
import { roomCalls } from '../reading-room/calls.ts';
import { firstWords } from '../wording/first-words.ts';
import { wordsOf } from '../wording/message.ts';

/** Of the extension. */
const ROOM = 'src/reading-room/index.html';

/** Makes sure that it is there for the next click. Where it cannot be, pages read themselves. */
export async function openReadingRoom(): Promise<void> {
  if (!canOpenUnseen()) return;
  await openUnseen(ROOM, 'Reads the text of the page that the user has clicked on.');
}

/** Where the background reads, it is there. */
export const isReadingRoomOpen = async () => !canOpenUnseen() || (await isUnseenOpen());

/** What is said in an article, in the language of the browser. */
export const wordsOfArticles = () => ({ ...firstWords(), ...wordsOf(['comments']) });

/** What the background answers itself: nothing where the room is a page of its own. */
export const ownRoom = () =>
  canOpenUnseen()
    ? []
    : [roomCalls(async (request) => (await import('../reading-room/read-there.ts')).readThere(request))];
