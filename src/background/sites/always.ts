/** Sites that are always read: switched on in the popup, off there or in the browser's own list of permissions. */
import type { RequestOf } from '../../messages/guards.ts';
import type { Caller } from '../../messages/messenger.ts';
import type { PopupToBackground } from '../../messages/protocol.ts';
import { reportOnce } from '../../platform/errors.ts';
import { giveSiteBack, isAllowed } from '../../platform/permissions.ts';
import { isSitePattern, type SitePattern } from '../../sites/site-pattern.ts';
import { withAlways, withoutAlways } from '../../sites/sites.ts';
import { forgetAsking, isAsking, noteAsking } from './asking.ts';
import { registerScout } from './registration.ts';
import { changeSites, inTurn, readSites } from './store.ts';

export async function isAlwaysRead({ site }: { site: SitePattern }): Promise<{ isAlways: boolean }> {
  return { isAlways: await isAlways(site) };
}

/** Whether the user wants it, and the browser lets us. */
export async function isAlways(site: SitePattern): Promise<boolean> {
  const { always } = await readSites();
  return always.includes(site) && (await isAllowed(site));
}

/** As the popup asks for it ({@link PopupToBackground}). A private window switches nothing on: the site's name would stay. */
export async function setAlwaysRead(
  { site, isAlways, isPrivate }: RequestOf<PopupToBackground['setAlwaysRead']>,
  caller: Caller,
): Promise<{ isAlways: boolean; isStored: boolean }> {
  if (isAlways && (isPrivate || caller.isPrivate)) return { ...(await isAlwaysRead({ site })), isStored: false };
  return inTurn(() => (isAlways ? switchOn(site) : switchOff(site)));
}

async function switchOn(site: SitePattern) {
  if (!(await isAllowed(site))) {
    await noteAsking(site);
    return { isAlways: false, isStored: true };
  }
  await forgetAsking(site);
  try {
    const { always } = await changeSites((sites) => withAlways(sites, site));
    await registerScout(always);
    return { isAlways: true, isStored: true };
  } catch (error) {
    reportOnce('a site could not be switched on', error);
    await switchOff(site);
    return { isAlways: false, isStored: false };
  }
}

/** The permission goes first: without it nothing of ours runs there, whatever cannot be stored after it. */
async function switchOff(site: SitePattern) {
  await giveSiteBack(site);
  try {
    await forgetAsking(site);
    const { always } = await changeSites((sites) => withoutAlways(sites, site));
    await registerScout(always);
    return { isAlways: false, isStored: true };
  } catch (error) {
    reportOnce('a site could not be taken from the list', error);
    return { isAlways: false, isStored: false };
  }
}

/** The browser gave a permission: what was asked for a moment ago is switched on, should the popup have closed meanwhile. */
export function onAllowed(origins: readonly string[]): Promise<void> {
  return inTurn(async () => {
    for (const site of origins.filter(isSitePattern)) if (await isAsking(site)) await switchOn(site);
  });
}

/** What is stored and registered follows what the browser allows. To be called when that may have changed. */
export function followPermissions(): Promise<void> {
  return inTurn(async () => {
    const { always } = await readSites();
    const kept = await allowedOf(always);
    await registerScout(kept);
    await changeSites((sites) => ({ ...sites, always: sites.always.filter((site) => kept.includes(site)) }));
  });
}

async function allowedOf(sites: readonly SitePattern[]): Promise<readonly SitePattern[]> {
  const areAllowed = await Promise.all(sites.map(isAllowed));
  return sites.filter((_site, index) => areAllowed[index]);
}
