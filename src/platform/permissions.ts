import { browser } from './browser.ts';
import { reportOnce } from './errors.ts';

/** Asks for access to sites; false if the user declined. Must be called synchronously in a click handler. */
export async function askForSite(...sites: readonly string[]): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [...sites] });
  } catch (error) {
    reportOnce('the browser did not ask for a site', error);
    return false;
  }
}

export const isAllowed = (site: string): Promise<boolean> => browser.permissions.contains({ origins: [site] });

/** Removes the browser's permission for a site. A permission for all sites is not affected. */
export async function giveSiteBack(site: string): Promise<void> {
  try {
    await browser.permissions.remove({ origins: [site] });
  } catch (error) {
    reportOnce('a permission could not be given back', error);
  }
}

export function onPermissionChange(listener: () => void): void {
  browser.permissions.onAdded.addListener(() => listener());
  browser.permissions.onRemoved.addListener(() => listener());
}
