/**
 * Site permissions that are requested to open one link in the reader. The open reader needs the permission to load its
 * scripts for copying and saving. It is removed when the reader, page or tab closes, or when the browser next starts.
 */
import { browser } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { giveSiteBack } from '../../platform/permissions.ts';
import { sitePatternOf, type TemporaryPermission, withoutTemporary, withTemporary } from '../../store/sites/sites.ts';
import { changeSites, inTurn, readSites } from './store.ts';

/** Tabs that are about to open a link in the reader, each with the address of the page that it is leaving. */
const onTheWay = new Map<number, string | undefined>();

export const beginTrip = (tabId: number, left?: string): unknown => onTheWay.set(tabId, left);
export const endTrip = (tabId: number): unknown => onTheWay.delete(tabId);

/** Returns whether a tab will open a link in the reader. Automatic opening skips it, or the reader would open twice. */
export const isReadAsLink = (tabId: number): boolean => onTheWay.has(tabId);

/** Returns whether a tab leaves the page `url` to open a link in the reader, which then needs the tab's permission. */
export const isLeftForLink = (tabId: number, url: string | undefined): boolean =>
  url !== undefined && onTheWay.get(tabId) === url;

export function noteTemporary(permission: TemporaryPermission): Promise<void> {
  return inTurn(async () => {
    await changeSites((sites) => withTemporary(sites, permission));
  });
}

export const endPermissionsOf = (tabId: number): Promise<void> =>
  endTemporary((permission) => permission.tabId === tabId);

/** Removes all temporary permissions when the browser starts, because no reader is open then. */
export const endAllTemporary = (): Promise<void> => endTemporary(() => true);

/**
 * Removes the temporary permissions of tabs that were closed or show another site. Must be called when the background
 * worker starts, because tabs may have closed or changed while the worker was stopped.
 */
export async function endDeadTemporary(): Promise<void> {
  // remove only permissions that are stored before the check: if a permission is added during the check, its tab does
  // not show the site of the permission yet, and would look as if it had left that site
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
    // the tab was closed, so its permission is no longer needed
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

/** Listens for tabs that close or load a page. Only while needed, because every page that opens starts the worker. */
export function watchTabs(): void {
  browser.tabs.onRemoved.addListener(endPermissionsOfTab);
  browser.tabs.onUpdated.addListener(onUpdated);
}

function unwatchTabs(): void {
  // an earlier worker may have registered the listeners; browsers remove them only if this worker has added them, too
  watchTabs();
  browser.tabs.onRemoved.removeListener(endPermissionsOfTab);
  browser.tabs.onUpdated.removeListener(onUpdated);
}

function onUpdated(tabId: number, { status }: { status?: string | undefined }): void {
  if (status === 'loading' && !isReadAsLink(tabId)) endPermissionsOfTab(tabId);
}

function endPermissionsOfTab(tabId: number): void {
  endPermissionsOf(tabId).catch((error: unknown) => reportOnce('a permission could not be given back', error));
}
