/** The only module that names the browser's extension API. */
import browser from 'webextension-polyfill';

export { browser };

/** What no page knows of the extension: Firefox makes up its address for each profile. null where everyone can know it. */
export function extensionSecret(): string | null {
  const address = browser.runtime.getURL('');
  return address.startsWith('moz-extension:') ? address : null;
}

/** As the manifest has it: "0.1.0". */
export function extensionVersion(): string {
  return browser.runtime.getManifest().version;
}

/** False once the extension was reloaded or removed under a running content script. */
export function isContextValid(): boolean {
  try {
    return browser.runtime.id !== undefined;
  } catch {
    // "Extension context invalidated.": some versions throw on any access.
    return false;
  }
}

/** Whether this is a private window: nothing of what is read there is kept. */
export function isPrivateWindow(): boolean {
  return browser.extension.inIncognitoContext === true;
}
