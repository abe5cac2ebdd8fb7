/** The engine's host in browsers whose background is a worker that stops after half a minute: an invisible page. */

import { takeSnapshot } from '../../page/snapshot/take.ts';
import { reportOnce } from '../../platform/errors.ts';
import { callBackgroundFromEngine, group, handleCalls } from '../../store/messages/messenger.ts';
import { type ContentToEngine, ENGINE_GUARDS } from '../calls.ts';
import { createHost } from '../host.ts';
import { createThreads } from '../worker/threads.ts';

/**
 * Time without a click that opens a reader, after which this page closes (ms). The next clicked page reads itself, and
 * the click reopens this page.
 */
const CLOSES_AFTER = 60 * 60_000;

let closing = setTimeout(close, CLOSES_AFTER);

/** Loaded by the background, because this page has no `chrome.i18n`. */
const words = callBackgroundFromEngine('wordsOfReading');
// the caller that opens a reading gets the rejection
words.catch(() => {});

const threads = createThreads(words);

const host = createHost({
  readings: threads,
  algorithmFor(page) {
    clearTimeout(closing);
    closing = setTimeout(close, CLOSES_AFTER);
    return callBackgroundFromEngine('algorithmFor', page);
  },
  // this page has no `chrome.tabs`
  isThere: async ({ tabId }) => tabId !== undefined && (await callBackgroundFromEngine('isTabOpen', { tabId })),
});

handleCalls([group<ContentToEngine>('content-script', host)], ENGINE_GUARDS);

// cold code takes several times as long; nobody waits yet
addEventListener('load', () =>
  threads
    .warm(samplePages().map((page) => takeSnapshot(page).snapshot))
    .catch((error: unknown) => reportOnce('the engine could not be warmed', error)),
);

/** Returns this page's article and the sample pages of other kinds, as long as real ones. */
function samplePages(): readonly Document[] {
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  for (const page of frames) for (const element of page.querySelectorAll('[data-repeat]')) repeat(element);
  return [document, ...frames];
}

function repeat(element: Element): void {
  for (let count = 1; count < Number(element.getAttribute('data-repeat')); count++)
    element.after(element.cloneNode(true));
}
