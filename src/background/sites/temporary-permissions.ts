/**
 * Permissions that were asked for to read one link. The reader needs its permission as long as it stands there (it copies and
 * saves by scripts that come when they are needed); then it goes back: when the reader closes, when the page or its tab goes, at
 * the latest when the browser starts.
 */
import { browser } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { giveSiteBack } from '../../platform/permissions.ts';
import { sitePatternOf } from '../../store/sites/site-pattern.ts';
import { type TemporaryPermission, withoutTemporary, withTemporary } from '../../store/sites/sites.ts';
import { changeSites, inTurn, readSites } from './store.ts';

/** Tabs whose link is on its way to be read, with the address that they leave; the worker lives as long as it waits for them. */
const onTheWay = new Map<number, string | undefined>();

export const beginTrip = (tabId: number, left?: string): unknown => onTheWay.set(tabId, left);
export const endTrip = (tabId: number): unknown => onTheWay.delete(tabId);

/** What reads by itself leaves such a tab alone: a second reader would come up after the first one was closed. */
export const isReadAsLink = (tabId: number): boolean => onTheWay.has(tabId);

/** The reader of such a page goes, and what is lent stays for the one that comes. */
export const isLeftForLink = (tabId: number, url: string | undefined): boolean =>
  url !== undefined && onTheWay.get(tabId) === url;

export function noteTemporary(permission: TemporaryPermission): Promise<void> {
  return inTurn(async () => {
    await changeSites((sites) => withTemporary(sites, permission));
  });
}

/** The reader in this tab has gone. */
export const endPermissionsOf = (tabId: number): Promise<void> =>
  endTemporary((permission) => permission.tabId === tabId);

/** No reader is older than the browser's session. */
export const endAllTemporary = (): Promise<void> => endTemporary(() => true);

/** Those whose tab is gone, or elsewhere by now. To be called when the worker starts: it may have slept through that. */
export async function endDeadTemporary(): Promise<void> {
  // In its turn, which is the first: a link that is about to be read has a tab without its page.
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
 * Listens to tabs as long as something is lent, and at no other time: else each page that is opened in the browser would start
 * the worker. Chromium wakes the worker for what it listened to when it fell asleep; Firefox does not, and the next start looks.
 */
export function watchTabs(): void {
  browser.tabs.onRemoved.addListener(endPermissionsOfTab);
  browser.tabs.onUpdated.addListener(onUpdated);
}

function unwatchTabs(): void {
  // Adding it first: this may be a worker that never did, after one that slept while it listened.
  watchTabs();
  browser.tabs.onRemoved.removeListener(endPermissionsOfTab);
  browser.tabs.onUpdated.removeListener(onUpdated);
}

/** A page that loads has no reader any more, unless it is one that is about to be read. */
function onUpdated(tabId: number, { status }: { status?: string | undefined }): void {
  if (status === 'loading' && !isReadAsLink(tabId)) endPermissionsOfTab(tabId);
}

function endPermissionsOfTab(tabId: number): void {
  endPermissionsOf(tabId).catch((error: unknown) => reportOnce('what was lent could not be given back', error));
}
