/** Opens links in the reader: in a new tab ("Read this link"), or, from an open reader, in the same tab. */

import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { askForSite, giveSiteBack, isAllowed } from '../platform/permissions.ts';
import type { Caller } from '../store/messages/messenger.ts';
import { type SitePattern, sitePatternOf } from '../store/sites/site-pattern.ts';
import type { TemporaryPermission } from '../store/sites/sites.ts';
import { openReader } from './launcher.ts';
import { beginTrip, endPermissionsOf, endTrip, noteTemporary, watchTabs } from './sites/temporary-permissions.ts';
import { askForPress, explainUnreadable } from './toolbar.ts';

/** The tab with the link. */
interface Tab {
  id?: number | undefined;
  index: number;
  /** In a private window: no permission is requested, because it would be stored with the site's name. */
  incognito?: boolean | undefined;
  windowId?: number | undefined;
}

/** Longest wait for a page to start (ms); later pages are read when the user presses the button. */
const LONGEST_WAIT = 60_000;
const PAUSE = 100;
/** Time after which a page with a hidden address counts as arrived (ms); tabs start empty. */
const ADDRESS_TIMEOUT = 2000;
/** Longest wait for a page to load before it is read anyway (ms); a page may redirect right after it starts. */
const LOADS = 5000;

async function readLink(url: string, from: Tab): Promise<void> {
  const site = sitePatternOf(url);
  if (!site) return;
  // Both in the same turn as the press: browsers allow a permission request only then.
  const wasAllowed = isAllowed(site);
  const given = from.incognito ? wasAllowed : askForSite(site);
  const tabId = await openBeside(url, from);
  if (tabId === undefined) return;
  // Called only after the answer: browsers hide the question when the user leaves its tab.
  const show = () => browser.tabs.update(tabId, { active: true });
  await readIn({ site, tabId }, { wasAllowed, given, isPrivate: from.incognito === true, show });
}

/** Reads a link for an open reader ({@link ContentToBackground}). Answers before the calling page unloads. */
export async function readLinkHere({ url }: { url: string }, caller: Caller): Promise<{ isOnItsWay: boolean }> {
  const site = sitePatternOf(url);
  const { tabId, url: left, isPrivate = false } = caller;
  if (!site || tabId === undefined) return { isOnItsWay: false };
  const wasAllowed = isAllowed(site);
  const isAsked = site === sitePatternOf(left) && !isPrivate;
  // in the same turn as the press; Chromium passes the user gesture on with the message
  const given = isAsked ? askForSite(site) : wasAllowed;
  if (!isAsked && !(await wasAllowed)) return { isOnItsWay: false };
  const show = () => browser.tabs.update(tabId, { url });
  const leaving = browser.tabs.get(tabId).then((tab) => tab.url ?? left);
  readIn({ site, tabId }, { wasAllowed, given, isPrivate, show, leaving, reader: left }).catch((error: unknown) =>
    reportOnce('a link could not be read', error),
  );
  return { isOnItsWay: true };
}

/** A link about to be read. */
interface Trip {
  wasAllowed: Promise<boolean>;
  given: Promise<boolean>;
  isPrivate: boolean;
  /** Brings its page to the front. */
  show(): Promise<unknown>;
  /** Address of the previous page in the tab. */
  leaving?: Promise<string | undefined>;
  /** Address of the page whose reader asked, according to its own document. */
  reader?: string | undefined;
}

async function readIn(permission: TemporaryPermission, trip: Trip): Promise<void> {
  const { tabId } = permission;
  beginTrip(tabId, trip.reader);
  try {
    await readWhenGiven(permission, trip);
  } catch (error) {
    // The tab was closed meanwhile.
    await endPermissionsOf(tabId);
    throw error;
  } finally {
    endTrip(tabId);
  }
}

async function readWhenGiven(
  permission: TemporaryPermission,
  { wasAllowed, given, isPrivate, show, leaving }: Trip,
): Promise<void> {
  const { site, tabId } = permission;
  // Before the answer, so that a worker that stops while waiting finds the note.
  const isNoted = (await wasAllowed) || (!isPrivate && (await isLent(permission)));
  const isGiven = await given;
  const left = await leaving;
  await show();
  // Chromium keeps access to a tab while it stays on the site of the press
  const mayRead = left !== undefined || isGiven || (await wasAllowed);
  if (isNoted && mayRead) return readThere(tabId, site, left);
  if (!isNoted && isGiven) await giveSiteBack(site);
  await leaveToPress(tabId, left);
}

/** Notes a lent permission; resolves to whether it is noted. One that is not noted must not be kept. */
async function isLent(permission: TemporaryPermission): Promise<boolean> {
  try {
    await noteTemporary(permission);
    return true;
  } catch (error) {
    reportOnce('a permission could not be noted', error);
    return false;
  }
}

async function openBeside(url: string, { id, index, windowId }: Tab): Promise<number | undefined> {
  const opener = id === undefined ? {} : { openerTabId: id };
  const place = windowId === undefined ? {} : { windowId };
  return (await browser.tabs.create({ url, active: false, index: index + 1, ...opener, ...place })).id;
}

async function readThere(tabId: number, site: SitePattern, left?: string): Promise<void> {
  const url = await addressOf(tabId, left);
  if (sitePatternOf(url) !== site) return leaveToPress(tabId, left);
  watchTabs();
  const reason = await openReader({ id: tabId, url });
  if (!reason) return;
  await endPermissionsOf(tabId);
  await (left === undefined ? explainUnreadable(tabId, reason) : askForPress(tabId));
}

/** Waits for the page and asks the user to press the button. */
async function leaveToPress(tabId: number, left?: string): Promise<void> {
  await endPermissionsOf(tabId);
  await addressOf(tabId, left);
  await askForPress(tabId);
}

/**
 * Resolves to the address of the page in a tab once it is there; undefined if it is hidden from us. Rejects if the tab
 * is gone.
 *
 * @param left address of the page that the tab is leaving
 */
async function addressOf(tabId: number, left?: string): Promise<string | undefined> {
  let known = 0;
  let unknown = 0;
  for (let waited = 0; waited < LONGEST_WAIT; waited += PAUSE) {
    const { url, status } = await browser.tabs.get(tabId);
    const isThere = status === 'complete';
    if (left !== undefined && url === left) {
      known = 0;
    } else if (sitePatternOf(url) !== null) {
      known += PAUSE;
      if (isThere || known > LOADS) return url;
    } else {
      unknown = isThere ? unknown + PAUSE : 0;
      if (unknown > ADDRESS_TIMEOUT) return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}

/** Reads a link for a listener; reports errors itself. */
export function readLinkOnClick(url: string, from: Tab): void {
  readLink(url, from).catch((error: unknown) => reportOnce('a link could not be read', error));
}
