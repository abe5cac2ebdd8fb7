/** The only module that imports the polyfill of the extension API. Small scripts use the global `chrome`. */
import browser from 'webextension-polyfill';

export { browser };

/** Returns the extension's base address in Firefox, where pages cannot guess it; null where it is public. */
export function extensionSecret(): string | null {
  const address = browser.runtime.getURL('');
  return address.startsWith('moz-extension:') ? address : null;
}

export const extensionVersion = (): string => browser.runtime.getManifest().version;

/** Returns false in a content script that still runs after the extension was updated or removed. */
export function isContextValid(): boolean {
  try {
    return browser.runtime.id !== undefined;
  } catch {
    // some browsers throw "Extension context invalidated." on any access to the API
    return false;
  }
}

export const isPrivateWindow = (): boolean => browser.extension.inIncognitoContext === true;
