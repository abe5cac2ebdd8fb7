/**
 * The only module that imports the polyfill of the browser's extension API. Small scripts use the global `chrome`
 * instead.
 */
import browser from 'webextension-polyfill';

export { browser };

/**
 * Returns the extension's base address in Firefox, where it is random so that pages cannot guess it; null in other
 * browsers, where it is public.
 */
export function extensionSecret(): string | null {
  const address = browser.runtime.getURL('');
  return address.startsWith('moz-extension:') ? address : null;
}

/** Returns the extension's version from the manifest, such as "0.1.0". */
export function extensionVersion(): string {
  return browser.runtime.getManifest().version;
}

/** Returns false in a content script that still runs after the extension was updated or removed. */
export function isContextValid(): boolean {
  try {
    return browser.runtime.id !== undefined;
  } catch {
    // some browsers throw "Extension context invalidated." on any access to the API
    return false;
  }
}

/** Returns whether this script runs in a private window, from which nothing is stored. */
export function isPrivateWindow(): boolean {
  return browser.extension.inIncognitoContext === true;
}
