/** The engine's host in browsers whose background is a worker that stops after half a minute: a page that nobody sees. */

import { JUDGE } from '../../algorithms/index.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { reportOnce } from '../../platform/errors.ts';
import { leaveFirstWords } from '../../platform/wording/first-words.ts';
import { callBackgroundFromRoom, group, handleCalls } from '../../store/messages/messenger.ts';
import { allCode } from '../all-code.ts';
import { type ContentToEngine, ENGINE_GUARDS } from '../calls.ts';
import { createHost } from '../host.ts';
import { holdReading } from '../reading.ts';

/** Time without a first click after which the page closes (ms); the next click is read in the page and opens it again. */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

/** There is no `chrome.i18n` here. */
const words = callBackgroundFromRoom('wordsOfReading').then(leaveFirstWords);
// whoever opens a reading gets the rejection
words.catch(() => {});

const host = createHost({
  source: allCode,
  async algorithmFor(page) {
    clearTimeout(closing);
    closing = setTimeout(close, CLOSES_AFTER);
    await words;
    return callBackgroundFromRoom('algorithmFor', page);
  },
  // there is no `chrome.tabs` here
  isThere: async ({ tabId }) => tabId !== undefined && (await callBackgroundFromRoom('isTabOpen', { tabId })),
});

handleCalls([group<ContentToEngine>('content-script', host)], ENGINE_GUARDS);

/** Readings of this page's own article after which the code is fast. */
const WARMING = 3;

/** Cold code takes several times as long; nobody waits yet. */
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
