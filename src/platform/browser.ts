/** The only module that names the browser's extension API. */
import browser from 'webextension-polyfill';

export { browser };

/** Returns the extension's address where pages cannot know it (Firefox generates one per profile); null elsewhere. */
export function extensionSecret(): string | null {
  const address = browser.runtime.getURL('');
  return address.startsWith('moz-extension:') ? address : null;
}

/** Returns the version from the manifest: "0.1.0". */
export function extensionVersion(): string {
  return browser.runtime.getManifest().version;
}

/** Returns whether the extension still exists; false after it was reloaded or removed under a running content script. */
export function isContextValid(): boolean {
  try {
    return browser.runtime.id !== undefined;
  } catch {
    // "Extension context invalidated.": some versions throw on any access.
    return false;
  }
}

/** Returns whether this is a private window, from which nothing is stored. */
export function isPrivateWindow(): boolean {
  return browser.extension.inIncognitoContext === true;
}
