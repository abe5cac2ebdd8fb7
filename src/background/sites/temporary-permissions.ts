/**
 * Permissions requested to read one link. The reader needs its permission while it is open (it loads the scripts for
 * copying and saving on demand). The permission is returned when the reader closes, when the page or its tab goes, or
 * at the latest when the browser starts.
 */
import { browser } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { giveSiteBack } from '../../platform/permissions.ts';
import { sitePatternOf } from '../../store/sites/site-pattern.ts';
import { type TemporaryPermission, withoutTemporary, withTemporary } from '../../store/sites/sites.ts';
import { changeSites, inTurn, readSites } from './store.ts';

/** Tabs about to read a link, with the address that they leave; the worker stays alive while it waits for them. */
const onTheWay = new Map<number, string | undefined>();

export const beginTrip = (tabId: number, left?: string): unknown => onTheWay.set(tabId, left);
export const endTrip = (tabId: number): unknown => onTheWay.delete(tabId);

/**
 * Whether a tab is about to read a link. Automatic reading skips it: a second reader would open after the first one
 * closes.
 */
export const isReadAsLink = (tabId: number): boolean => onTheWay.has(tabId);

/** Whether a reader closes for a link in its tab; the permission then stays for the next reader. */
export const isLeftForLink = (tabId: number, url: string | undefined): boolean =>
  url !== undefined && onTheWay.get(tabId) === url;

export function noteTemporary(permission: TemporaryPermission): Promise<void> {
  return inTurn(async () => {
    await changeSites((sites) => withTemporary(sites, permission));
  });
}

/** Ends a tab's permissions after its reader has closed. */
export const endPermissionsOf = (tabId: number): Promise<void> =>
  endTemporary((permission) => permission.tabId === tabId);

/** Ends all temporary permissions, at the browser's start: no reader is left from before. */
export const endAllTemporary = (): Promise<void> => endTemporary(() => true);

/**
 * Ends permissions of tabs that closed or navigated. Must be called when the worker starts: it may have missed that.
 */
export async function endDeadTemporary(): Promise<void> {
  // Runs first in the queue: the tab of a link about to be read does not show its page yet.
  const { lent } = await inTurn(readSites);
  const areDead = await Promise.all(lent.map(isDead));
  const dead = lent.filter((_permission, index) => areDead[index]).map(keyOf);
  if (dead.length > 0) await endTemporary((permission) => dead.includes(keyOf(permission)));
  else if (lent.length > 0) watchTabs();
}

const keyOf = ({ site, tabId }: TemporaryPermission) => `${tabId} ${site}`;

async function isDead({ site, tabId }: TemporaryPermission): Promise<boolean> {
  try {
    return sitePatternOf((await browser.tabs.get(tabId)).url) !== site;
  } catch {
    // The tab was closed.
    return true;
  }
}

function endTemporary(isOver: (permission: TemporaryPermission) => boolean): Promise<void> {
  return inTurn(async () => {
    const { rest, unneeded } = withoutTemporary(await readSites(), isOver);
    for (const site of unneeded) await giveSiteBack(site);
    await changeSites(() => rest);
    if (rest.lent.length === 0) unwatchTabs();
  });
}

/**
 * Listens to tabs only while a permission is lent; otherwise each page opened in the browser would start the worker.
 * Chromium wakes the worker for events that it listened to when it stopped; Firefox does not, and the next start
 * checks.
 */
export function watchTabs(): void {
  browser.tabs.onRemoved.addListener(endPermissionsOfTab);
  browser.tabs.onUpdated.addListener(onUpdated);
}

function unwatchTabs(): void {
  // Add the listener first: this worker may be new, after one that stopped while listening.
  watchTabs();
  browser.tabs.onRemoved.removeListener(endPermissionsOfTab);
  browser.tabs.onUpdated.removeListener(onUpdated);
}

/** Ends the permissions of a tab that loads a page, unless it is about to read a link. */
function onUpdated(tabId: number, { status }: { status?: string | undefined }): void {
  if (status === 'loading' && !isReadAsLink(tabId)) endPermissionsOfTab(tabId);
}

function endPermissionsOfTab(tabId: number): void {
  endPermissionsOf(tabId).catch((error: unknown) => reportOnce('what was lent could not be given back', error));
}
