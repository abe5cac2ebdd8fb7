/** The reading room of browsers whose background is a worker, which stops after half a minute: a page that nobody sees. */

import { leaveFirstWords } from '../../platform/wording/first-words.ts';
import { callBackgroundFromRoom, handleCalls } from '../../store/messages/messenger.ts';
import { ROOM_GUARDS, roomCalls } from './calls.ts';
import { readThere } from './read-there.ts';
import { runThere } from './run-there.ts';
import type { CallingDocument } from './turns.ts';

/** Whoever has not read for so long (ms) gets the memory back; at the next click the page reads itself, and the room opens again. */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

/** There is no `chrome.i18n` here. */
const words = callBackgroundFromRoom('wordsOfArticles').then(leaveFirstWords);
// whoever asks hears of it
words.catch(() => {});

function stayOpen(): void {
  clearTimeout(closing);
  closing = setTimeout(close, CLOSES_AFTER);
}

/** The room cannot see tabs. */
async function isThere({ tabId }: CallingDocument): Promise<boolean> {
  return tabId !== undefined && (await callBackgroundFromRoom('isTabOpen', { tabId }));
}

const calls = roomCalls(
  {
    async readThere(request, take) {
      stayOpen();
      await words;
      return readThere(request, (page) => callBackgroundFromRoom('algorithmFor', page), take);
    },
    runThere(request, take) {
      stayOpen();
      return runThere(request, take);
    },
  },
  isThere,
);

handleCalls([calls], ROOM_GUARDS);
