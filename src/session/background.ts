/** Calls from the content script (in the page) to the background worker. */

import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { message } from '../platform/wording/message.ts';
import { notRemembered } from '../platform/wording/not-stored.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import type { DocumentMark, UnreadableReason } from '../store/messages/protocol.ts';
import { settling } from '../store/messages/settings-channel.ts';
import type { SiteChoices } from '../store/remembered/types.ts';
import type { Settings } from '../store/settings/types.ts';

/** An event that changes the state of the toolbar button. */
type News = ['readerOpened' | 'readerClosed' | 'readerEvicted'] | ['pageUnreadable', { reason: UnreadableReason }];

/** Shortest and longest pause between retries (ms). */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
/** Longest wait for the worker's answer to one call (ms). */
const RETRY_TIMEOUT = 5000;
/** Maximum number of attempts to tell the worker about an event. */
const TRIES = 12;

/** The latest event that the worker has not confirmed; null if there is none. */
let latest: News | null = null;
/** Number of attempts left to tell the worker about the latest event. */
let triesLeft = 0;
let isTelling = false;
let giveUp = () => {};
const CUT_OFF = 'put away';

/**
 * Tells the background worker about an event that changes the toolbar button. Sends only the latest event, and retries
 * until the worker answers or TRIES is reached. Only one call runs at a time, so that an old event cannot arrive after
 * a later one. Gives up if the extension has been reloaded, because this script then has no worker to call.
 */
export function tellBackground(...news: News): void {
  latest = news;
  triesLeft = TRIES;
  if (!isTelling) void tell();
}

/** Stops waiting, for a page that returns from the back/forward cache: the browser dropped its calls on entry. */
export const stopWaitingForAnswers = (): void => giveUp();

async function tell(): Promise<void> {
  isTelling = true;
  let pause = FIRST_PAUSE;
  while (latest && triesLeft > 0 && isContextValid()) {
    triesLeft--;
    const news = latest;
    const failure = await said(news);
    if (!failure && latest === news) latest = null;
    if (!failure || failure === CUT_OFF) continue;
    if (triesLeft === 0 && isContextValid()) reportOnce(`telling the background: ${news[0]}`, failure);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }
  isTelling = false;
}

export const whichDocument = (): DocumentMark => ({ began: performance.timeOrigin });

/** Sends an event to the worker once. Resolves to null if the worker answered, otherwise to the error. */
function said([event, request]: News): Promise<unknown> {
  const call = request
    ? callBackgroundFromContent('pageUnreadable', { ...request, ...whichDocument() })
    : callBackgroundFromContent(event as 'readerOpened', whichDocument());
  return Promise.race([
    call.then(
      () => null,
      (error: unknown) => error,
    ),
    new Promise((resolve) => {
      setTimeout(() => resolve(new Error('no answer')), RETRY_TIMEOUT);
      giveUp = () => resolve(CUT_OFF);
    }),
  ]);
}

let hasComplained = false;

/** Resolves to true if the worker received the settings, stored or not. `say` reports the first of several failures. */
export async function storeSettings(change: Partial<Settings>, say: (sentence: string) => void): Promise<boolean> {
  try {
    const { isStored } = await settling(() => callBackgroundFromContent('changeSettings', change));
    if (!isStored && !hasComplained) say(message('notStored'));
    hasComplained = !isStored;
    return true;
  } catch (error) {
    if (isContextValid()) reportOnce('settings were not saved', error);
    if (!hasComplained) say(message('notTold'));
    hasComplained = true;
    return false;
  }
}

/** The reason why the latest choice for the site was not stored: a refusal, or no answer; null if it was stored. */
let saidOfSite: string | null = null;

/** Stores choices for the site. `say` tells the user why this failed, but not twice in a row for the same reason. */
export async function storeForSite(choices: SiteChoices, say: (sentence: string) => void): Promise<void> {
  try {
    const { refusal } = await callBackgroundFromContent('chooseForSite', { choices });
    if (refusal !== null && refusal !== saidOfSite) say(notRemembered(refusal));
    saidOfSite = refusal;
  } catch (error) {
    if (isContextValid()) reportOnce('the choice was not stored', error);
    if (saidOfSite !== 'no answer') say(message('notTold'));
    saidOfSite = 'no answer';
  }
}

/** Stops automatic opening on this site. Shows no message on failure, because the reader is closing. */
export function neverReadHere(): void {
  callBackgroundFromContent('neverReadHere').catch((error: unknown) => {
    if (isContextValid()) reportOnce('the site still opens by itself', error);
  });
}
