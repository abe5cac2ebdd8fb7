/** The engine's host in browsers whose background is a worker that stops after half a minute: a page that nobody sees. */

import { takeSnapshot } from '../../page/snapshot/take.ts';
import { reportOnce } from '../../platform/errors.ts';
import { callBackgroundFromRoom, group, handleCalls } from '../../store/messages/messenger.ts';
import { type ContentToEngine, ENGINE_GUARDS } from '../calls.ts';
import { createHost } from '../host.ts';
import { createThreads } from '../worker/threads.ts';

/** Time without a first click after which the page closes (ms); the next click is read in the page and opens it again. */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

/** There is no `chrome.i18n` here. */
const words = callBackgroundFromRoom('wordsOfReading');
// whoever opens a reading gets the rejection
words.catch(() => {});

const threads = createThreads(words);

const host = createHost({
  readings: threads,
  algorithmFor(page) {
    clearTimeout(closing);
    closing = setTimeout(close, CLOSES_AFTER);
    return callBackgroundFromRoom('algorithmFor', page);
  },
  // there is no `chrome.tabs` here
  isThere: async ({ tabId }) => tabId !== undefined && (await callBackgroundFromRoom('isTabOpen', { tabId })),
});

handleCalls([group<ContentToEngine>('content-script', host)], ENGINE_GUARDS);

// cold code takes several times as long; nobody waits yet
threads
  .warm(takeSnapshot(document).snapshot)
  .catch((error: unknown) => reportOnce('the engine could not be warmed', error));
