/** Sites that the browser lets us into, beyond the page of a click. */
import { browser } from './browser.ts';
import { reportOnce } from './errors.ts';

/**
 * Asks the user. To be called in the very turn of a press: browsers know no press after it. Resolves to false where it was
 * not given, and where the browser did not even ask.
 */
export async function askForSite(...sites: readonly string[]): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [...sites] });
  } catch (error) {
    reportOnce('the browser did not ask for a site', error);
    return false;
  }
}

export function isAllowed(site: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [site] });
}

/** Gives a site's permission back. What the user gave in other words (all sites) stays as it is. */
export async function giveSiteBack(site: string): Promise<void> {
  try {
    await browser.permissions.remove({ origins: [site] });
  } catch (error) {
    reportOnce('a permission could not be given back', error);
  }
}

/** Calls the listener after every change of what the browser lets us into. */
export function onPermissionChange(listener: () => void): void {
  browser.permissions.onAdded.addListener(() => listener());
  browser.permissions.onRemoved.addListener(() => listener());
}
