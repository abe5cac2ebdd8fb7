/** Which sites are always read, from any page of ours. Switching is the background's alone (`sites/always.ts` there). */
import { reportOnce } from '../../platform/errors.ts';
import { isAllowed, onPermissionChange } from '../../platform/permissions.ts';
import { onSitePermissionChange, readSitePermissions } from '../../platform/storage.ts';
import { EVERYWHERE, type SitePattern } from '../sites/site-pattern.ts';
import { parseSites } from '../sites/sites.ts';

/** Those that the user switched on and the browser lets us into. A store that cannot be read has none. */
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

/** Whether all sites are: switched on, and allowed by the browser. */
export async function isReadEverywhere(): Promise<boolean> {
  try {
    const { everywhere } = parseSites(await readSitePermissions());
    return everywhere && (await isAllowed(EVERYWHERE));
  } catch (error) {
    reportOnce('whether all sites are read could not be told', error);
    return false;
  }
}

/** Calls the listener whenever they may be others: switched in the popup, or taken back in the browser's own list. */
export function watchAlwaysRead(listener: () => void): void {
  onSitePermissionChange(listener);
  onPermissionChange(listener);
}
