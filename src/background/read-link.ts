/** Opens links in the reader: in a new tab (menu entry "Read this link") or, from an open reader, in the same tab. */

import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { askForSite, giveSiteBack, isAllowed } from '../platform/permissions.ts';
import type { Caller } from '../store/messages/messenger.ts';
import { type SitePattern, sitePatternOf, type TemporaryPermission } from '../store/sites/sites.ts';
import { openReader, type TargetTab } from './launcher.ts';
import { beginTrip, endPermissionsOf, endTrip, noteTemporary, watchTabs } from './sites/temporary-permissions.ts';
import { askForPress, explainUnreadable } from './toolbar.ts';

interface Tab extends TargetTab {
  index: number;
  windowId?: number | undefined;
}

/** Longest wait for a page to start loading (ms). If a page takes longer, the user must press the toolbar button. */
const LONGEST_WAIT = 60_000;
const PAUSE = 100;
/** Longest wait for the address of a loaded tab (ms): a new tab has none yet, and the browser may hide it for good. */
const ADDRESS_TIMEOUT = 2000;
/** Longest wait (ms) for a page with a known address to finish loading: it may first redirect to another page. */
const LOADS = 5000;

async function readLink(url: string, from: Tab): Promise<void> {
  const site = sitePatternOf(url);
  if (!site) return;
  // both calls come before any await, because browsers allow a permission request only in the click handler
  const wasAllowed = isAllowed(site);
  // in a private window, no permission is requested: the browser would store the site's name
  const given = from.incognito ? wasAllowed : askForSite(site);
  const tabId = await openBeside(url, from);
  if (tabId === undefined) return;
  // `show` must be called only after the user has answered the permission prompt, because browsers hide the prompt when
  // the user leaves its tab
  const show = () => browser.tabs.update(tabId, { active: true });
  await readIn({ site, tabId }, { wasAllowed, given, isPrivate: from.incognito === true, show });
}

/** Opens a link and then the reader in the same tab. Resolves while the old page can still get the answer. */
export async function readLinkHere({ url }: { url: string }, caller: Caller): Promise<{ isOnItsWay: boolean }> {
  const site = sitePatternOf(url);
  const { tabId, url: left, isPrivate = false } = caller;
  if (!site || tabId === undefined) return { isOnItsWay: false };
  const wasAllowed = isAllowed(site);
  const isAsked = site === sitePatternOf(left) && !isPrivate;
  // ask before any `await`, because the first `await` ends the user gesture that Chromium passes on
  const given = isAsked ? askForSite(site) : wasAllowed;
  if (!isAsked && !(await wasAllowed)) return { isOnItsWay: false };
  const show = () => browser.tabs.update(tabId, { url });
  const leaving = browser.tabs.get(tabId).then((tab) => tab.url ?? left);
  readIn({ site, tabId }, { wasAllowed, given, isPrivate, show, leaving, reader: left }).catch((error: unknown) =>
    reportOnce('a link could not be read', error),
  );
  return { isOnItsWay: true };
}

interface Trip {
  wasAllowed: Promise<boolean>;
  given: Promise<boolean>;
  isPrivate: boolean;
  show(): Promise<unknown>;
  /** Address of the page that the tab leaves, as the tab reports it; absent if the link opens in a new tab. */
  leaving?: Promise<string | undefined>;
  /** Address of the same page in its content script's messages, such as the later one that the reader has closed. */
  reader?: string | undefined;
}

async function readIn(permission: TemporaryPermission, trip: Trip): Promise<void> {
  const { tabId } = permission;
  beginTrip(tabId, trip.reader);
  try {
    await readWhenGiven(permission, trip);
  } catch (error) {
    // the tab was closed in the meantime
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
  // the temporary permission is stored before the user answers, so that it is removed later even if this worker stops
  const isNoted = (await wasAllowed) || (!isPrivate && (await isLent(permission)));
  const isGiven = await given;
  const left = await leaving;
  await show();
  // `left` is set if the link was in a reader in this tab; Chromium then lets Lectern access the tab until the tab
  // shows another site
  const mayRead = left !== undefined || isGiven || (await wasAllowed);
  if (isNoted && mayRead) return readThere(tabId, site, left);
  if (!isNoted && isGiven) await giveSiteBack(site);
  await leaveToPress(tabId, left);
}

/** Notes a temporary permission. Resolves to false if that failed: then the caller must give the permission back. */
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

async function leaveToPress(tabId: number, left?: string): Promise<void> {
  await endPermissionsOf(tabId);
  await addressOf(tabId, left);
  await askForPress(tabId);
}

/**
 * Resolves to the address of the page in a tab once it has loaded; undefined if the browser hides the address. Rejects
 * if the tab is closed.
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

export function readLinkOnClick(url: string, from: Tab): void {
  readLink(url, from).catch((error: unknown) => reportOnce('a link could not be read', error));
}
