/** The engine's host where the background is a worker that stops after half a minute (Chrome): an invisible page. */

import { takeSnapshot } from '../../page/snapshot/take.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { reportOnce } from '../../platform/errors.ts';
import { callBackgroundFromEngine, group, handleCalls } from '../../store/messages/messenger.ts';
import { type ContentToEngine, ENGINE_GUARDS } from '../calls.ts';
import { createHost } from '../host.ts';
import { createThreads } from '../worker/threads.ts';

/**
 * Time without a call after which this page closes (ms). The next page then reads itself; its click reopens this page.
 */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

function stayOpen(): void {
  clearTimeout(closing);
  closing = setTimeout(close, CLOSES_AFTER);
}

/** Texts for messages, loaded by the background, because this page has no `chrome.i18n`. */
const words = callBackgroundFromEngine('wordsOfReading');
// Without these texts no page can be read; the next click opens this page again.
words.catch(close);

const threads = createThreads(words);

const host = createHost({
  readings: threads,
  algorithmFor: (page) => callBackgroundFromEngine('algorithmFor', page),
  // Only the background has `chrome.tabs`.
  isThere: async ({ tabId }) => tabId !== undefined && (await callBackgroundFromEngine('isTabOpen', { tabId })),
});

handleCalls(
  [
    group<ContentToEngine>('content-script', {
      ...host,
      openReading(request, caller) {
        stayOpen();
        return host.openReading(request, caller);
      },
      askReading(request, caller) {
        stayOpen();
        return host.askReading(request, caller);
      },
    }),
  ],
  ENGINE_GUARDS,
);

// Code that has never run is several times slower. Warm it now, while no user is waiting.
threads.warm(sampleSnapshots()).catch((error: unknown) => reportOnce('the engine could not be warmed', error));

/** Returns a snapshot of each sample in this page. Samples are repeated until they are as long as real pages. */
function sampleSnapshots(): readonly PageSnapshot[] {
  const samples = [...document.querySelectorAll('[data-sample]')];
  for (const element of document.querySelectorAll('[data-repeat]')) repeat(element);
  return samples.map((sample) => {
    document.body.replaceChildren(sample);
    return takeSnapshot(document).snapshot;
  });
}

function repeat(element: Element): void {
  for (let count = 1; count < Number(element.getAttribute('data-repeat')); count++) {
    element.after(element.cloneNode(true));
  }
}
