/** What the content script tells the background worker. */

import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { notRemembered, notStored, notTold } from '../platform/wording/not-stored.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import type { DocumentMark, UnreadableReason } from '../store/messages/protocol.ts';
import type { SiteChoices } from '../store/remembered/types.ts';
import type { Settings } from '../store/settings/types.ts';

/** What the toolbar button depends on. */
type News = ['readerOpened' | 'readerClosed' | 'readerEvicted'] | ['pageUnreadable', { reason: UnreadableReason }];

/** A worker that is killed again and again (ms between the tries, and how long an answer may take). */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
const RETRY_TIMEOUT = 5000;
const TRIES = 12;

/** What the button shall follow; null once it does. */
let latest: News | null = null;
let isTelling = false;
let giveUp = () => {};
const CUT_OFF = 'put away';

/**
 * The toolbar follows the reader: the last word counts. It is said until it is heard, one at a time, so that none that was
 * lost comes after a later one. A content script that outlived its extension has nobody to tell.
 */
export function tellBackground(...news: News): void {
  latest = news;
  if (!isTelling) void tell();
}

/** To be called when the page comes back through the history: the answer to a call that was under way when it was put away never comes. */
export const stopWaitingForAnswers = (): void => giveUp();

async function tell(): Promise<void> {
  isTelling = true;
  let pause = FIRST_PAUSE;
  for (let tries = TRIES; latest && tries > 0 && isContextValid(); tries--) {
    const news = latest;
    const failure = await said(news);
    if (!failure && latest === news) latest = null;
    if (!failure || failure === CUT_OFF) continue;
    if (tries === 1 && isContextValid()) reportOnce(`telling the background: ${news[0]}`, failure);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }
  isTelling = false;
}

export const whichDocument = (): DocumentMark => ({ began: performance.timeOrigin });

/** null when it was heard. */
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

/** Changes that are on their way. */
let storing = 0;
let hasComplained = false;

/** Whether the store is behind what the user has chosen here: what it says now is older. */
export const isStoring = () => storing > 0;

/**
 * Only the background writes settings; who shows them hears of it.
 *
 * @param say told once, until a change is stored again
 * @returns whether the background knows of the change now
 */
export async function storeSettings(change: Partial<Settings>, say: (sentence: string) => void): Promise<boolean> {
  storing++;
  try {
    const { isStored } = await callBackgroundFromContent('changeSettings', change);
    if (!isStored && !hasComplained) say(notStored());
    hasComplained = !isStored;
    return true;
  } catch (error) {
    if (isContextValid()) reportOnce('settings were not saved', error);
    if (!hasComplained) say(notTold());
    hasComplained = true;
    return false;
  } finally {
    storing--;
  }
}

/** Why choices for the site were not stored, as it was said last. */
let saidOfSite: string | null = null;

/**
 * Has a choice remembered for the site of the page.
 *
 * @param say told once, until a choice is stored again
 */
export async function storeForSite(choices: SiteChoices, say: (sentence: string) => void): Promise<void> {
  try {
    const { refusal } = await callBackgroundFromContent('chooseForSite', { choices });
    if (refusal !== null && refusal !== saidOfSite) say(notRemembered(refusal));
    saidOfSite = refusal;
  } catch (error) {
    if (isContextValid()) reportOnce('the choice was not stored', error);
  }
}

/** Nothing is said of it: the reader closes with it, and a page that it closed on does not open again either. */
export function neverReadHere(): void {
  callBackgroundFromContent('neverReadHere').catch((error: unknown) => {
    if (isContextValid()) reportOnce('the site still opens by itself', error);
  });
}
