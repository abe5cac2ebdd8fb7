/** Reads which sites open automatically, in any extension page. Only the background changes them (its `sites/always.ts`). */
import { reportOnce } from '../../platform/errors.ts';
import { isAllowed, onPermissionChange } from '../../platform/permissions.ts';
import { onSitePermissionChange, readSitePermissions } from '../../platform/storage.ts';
import { EVERYWHERE, type SitePattern } from '../sites/site-pattern.ts';
import { parseSites } from '../sites/sites.ts';

/** Returns the sites that the user switched on and the browser permits. An unreadable store counts as empty. */
export async function readAlwaysRead(): Promise<readonly SitePattern[]> {
  try {
    const { always } = parseSites(await readSitePermissions());
    const areAllowed = await Promise.all(always.map(isAllowed));
    return always.filter((_pattern, index) => areAllowed[index]);
  } catch (error) {
    reportOnce('sites that are always read could not be listed', error);
    return [];
  }
}

/** Returns whether all sites open automatically: switched on, and permitted by the browser. */
export async function isReadEverywhere(): Promise<boolean> {
  try {
    const { everywhere } = parseSites(await readSitePermissions());
    return everywhere && (await isAllowed(EVERYWHERE));
  } catch (error) {
    reportOnce('whether all sites are read could not be told', error);
    return false;
  }
}

/** Calls the listener when they may have changed: in the popup, or in the browser's own permissions. */
export function watchAlwaysRead(listener: () => void): void {
  onSitePermissionChange(listener);
  onPermissionChange(listener);
}
