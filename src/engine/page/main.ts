/** Runs the engine's host in an invisible page: in Chromium, a background without work stops after half a minute. */

import { takeSnapshot } from '../../page/snapshot/take.ts';
import { reportOnce } from '../../platform/errors.ts';
import { callBackgroundFromEngine, group, handleCalls } from '../../store/messages/messenger.ts';
import { type ContentToEngine, ENGINE_GUARDS } from '../calls.ts';
import { createHost } from '../host.ts';
import { createThreads } from '../worker/threads.ts';

/** Time without a call after which this invisible page closes (ms). The next click works without it and reopens it. */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

function stayOpen(): void {
  clearTimeout(closing);
  closing = setTimeout(close, CLOSES_AFTER);
}

/** The interface texts. The background loads them, because this page has no `chrome.i18n`. */
const words = callBackgroundFromEngine('wordsOfReading');
// Without the interface texts no page can be read, so close; the next click on the button opens this page again.
words.catch(close);

const threads = createThreads(words);

const host = createHost({
  readings: threads,
  // Asks the background, because only the background has `chrome.tabs`.
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

/**
 * Number of times that each sample page is read when this page opens, so that the browser compiles and optimizes the
 * code. After six times, an unknown page takes 22 ms (median), after three times 27 ms; more times do not help.
 */
const FIRST_ROUNDS = 6;
/**
 * Time between the first warm-up and the second, in which each sample page is read once more (ms). Chromium drops code
 * that is not used for half a minute, but keeps it after the second warm-up: three minutes later, reading an unknown
 * page took 43 ms, and 69 ms without the second warm-up.
 */
const SECOND_WARM_UP_AFTER = 45_000;

// Code is several times slower when it first runs, so run it now, while no user is waiting.
warmUp().catch((error: unknown) => reportOnce('the engine could not be warmed', error));

async function warmUp(): Promise<void> {
  const snapshots = sampleSnapshots();
  await threads.warm(snapshots, FIRST_ROUNDS);
  await new Promise((resolve) => setTimeout(resolve, SECOND_WARM_UP_AFTER));
  await threads.warm(snapshots, 1);
}

/**
 * Returns a snapshot (as JSON) of each sample page. A sample page is an element of this document with `data-sample`,
 * whose value is the page's title. Repeats elements with `data-repeat`, so that the samples are as long as real pages.
 */
function sampleSnapshots(): readonly string[] {
  const samples = [...document.querySelectorAll<HTMLElement>('[data-sample]')];
  for (const element of document.querySelectorAll('[data-repeat]')) repeat(element);
  return samples.map((sample) => {
    document.body.replaceChildren(sample);
    document.title = sample.getAttribute('data-sample') ?? '';
    document.documentElement.lang = sample.lang || 'en';
    return JSON.stringify(takeSnapshot(document).snapshot);
  });
}

function repeat(element: Element): void {
  for (let count = 1; count < Number(element.getAttribute('data-repeat')); count++) {
    element.after(element.cloneNode(true));
  }
}
