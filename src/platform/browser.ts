/** The only module that imports the polyfill of the browser's extension API. Small scripts use `chrome` without it. */
import browser from 'webextension-polyfill';

export { browser };

/**
 * Returns the extension's base address in Firefox, where it is random so that pages cannot guess it; null in other
 * browsers.
 */
export function extensionSecret(): string | null {
  const address = browser.runtime.getURL('');
  return address.startsWith('moz-extension:') ? address : null;
}

/** Returns the version from the manifest: "0.1.0". */
export function extensionVersion(): string {
  return browser.runtime.getManifest().version;
}

/** Returns false in a content script that still runs after its extension was updated or removed. */
export function isContextValid(): boolean {
  try {
    return browser.runtime.id !== undefined;
  } catch {
    // some browser versions throw "Extension context invalidated." on any access
    return false;
  }
}

/** Returns whether this is a private window, from which nothing is stored. */
export function isPrivateWindow(): boolean {
  return browser.extension.inIncognitoContext === true;
}
