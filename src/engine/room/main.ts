/** The engine's host in browsers whose background is a worker that stops after half a minute: an invisible page. */

import { JUDGE } from '../../algorithms/index.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { reportOnce } from '../../platform/errors.ts';
import { leaveFirstWords } from '../../platform/wording/first-words.ts';
import { callBackgroundFromRoom, group, handleCalls } from '../../store/messages/messenger.ts';
import { allCode } from '../all-code.ts';
import { type ContentToEngine, ENGINE_GUARDS } from '../calls.ts';
import { createHost } from '../host.ts';
import { holdReading } from '../reading.ts';

/**
 * Time without a click that opens a reader, after which this page closes (ms). The next clicked page reads itself, and
 * the click reopens this page.
 */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

/** Loaded by the background, because this page has no `chrome.i18n`. */
const words = callBackgroundFromRoom('wordsOfReading').then(leaveFirstWords);
// the caller that opens a reading gets the rejection, through `algorithmFor`
words.catch(() => {});

const host = createHost({
  source: allCode,
  async algorithmFor(page) {
    clearTimeout(closing);
    closing = setTimeout(close, CLOSES_AFTER);
    await words;
    return callBackgroundFromRoom('algorithmFor', page);
  },
  // this page has no `chrome.tabs`
  isThere: async ({ tabId }) => tabId !== undefined && (await callBackgroundFromRoom('isTabOpen', { tabId })),
});

handleCalls([group<ContentToEngine>('content-script', host)], ENGINE_GUARDS);

/** Readings of this page's own article after which the code is fast. */
const WARMING = 3;

/** Reads this page's own article before the first click: cold code takes several times as long. */
async function warmUp(): Promise<void> {
  await words;
  const { snapshot } = takeSnapshot(document);
  for (let count = 0; count < WARMING; count++) {
    const { ask } = holdReading(snapshot, false, allCode);
    JSON.stringify(await ask({ type: 'find', by: JUDGE, corrections: [] }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

warmUp().catch((error: unknown) => reportOnce('the engine could not be warmed', error));
