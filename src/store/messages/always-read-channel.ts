/**
 * Tells extension pages on which sites the reader opens automatically. Only the background changes that list
 * (`src/background/sites/always.ts`).
 */
import { reportOnce } from '../../platform/errors.ts';
import { isAllowed, onPermissionChange } from '../../platform/permissions.ts';
import { onSitePermissionChange, readSitePermissions } from '../../platform/storage.ts';
import { EVERYWHERE, type SitePattern } from '../sites/site-pattern.ts';
import { parseSites } from '../sites/sites.ts';

/**
 * Returns the sites where the reader opens automatically: the user has switched them on, and the browser permits it.
 * Returns none if the store cannot be read.
 */
export async function readAlwaysRead(): Promise<readonly SitePattern[]> {
  try {
    const { always } = parseSites(await readSitePermissions());
    const areAllowed = await Promise.all(always.map(isAllowed));
    return always.filter((_pattern, index) => areAllowed[index]);
  } catch (error) {
    reportOnce('the list of always-read sites could not be read', error);
    return [];
  }
}

/**
 * Returns whether the reader opens automatically on all sites: the user has switched this on, and the browser permits
 * it.
 */
export async function isReadEverywhere(): Promise<boolean> {
  try {
    const { everywhere } = parseSites(await readSitePermissions());
    return everywhere && (await isAllowed(EVERYWHERE));
  } catch (error) {
    reportOnce('whether all sites are read is unknown', error);
    return false;
  }
}

/**
 * Calls the listener when the sites where the reader opens automatically, or the browser's permissions for them, may
 * have changed.
 */
export function watchAlwaysRead(listener: () => void): void {
  onSitePermissionChange(listener);
  onPermissionChange(listener);
}
