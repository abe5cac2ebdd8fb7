/** The engine's host in browsers whose background is a worker that stops after half a minute: an invisible page. */

import { takeSnapshot } from '../../page/snapshot/take.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { reportOnce } from '../../platform/errors.ts';
import { callBackgroundFromEngine, group, handleCalls } from '../../store/messages/messenger.ts';
import { type ContentToEngine, ENGINE_GUARDS } from '../calls.ts';
import { createHost } from '../host.ts';
import { createThreads } from '../worker/threads.ts';

/** Time without a call after which this page closes (ms). The next clicked page reads itself, and its click opens this page again. */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

function stayOpen(): void {
  clearTimeout(closing);
  closing = setTimeout(close, CLOSES_AFTER);
}

/** Loaded by the background, because this page has no `chrome.i18n`. */
const words = callBackgroundFromEngine('wordsOfReading');
// without its words it could read nothing; the next click opens it anew
words.catch(close);

const threads = createThreads(words);

const host = createHost({
  readings: threads,
  algorithmFor: (page) => callBackgroundFromEngine('algorithmFor', page),
  // this page has no `chrome.tabs`
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

// cold code takes several times as long; nobody waits yet
threads.warm(sampleSnapshots()).catch((error: unknown) => reportOnce('the engine could not be warmed', error));

/** Returns the snapshots of this page's samples, each alone in the page and as long as a real one. */
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
