/** The only module that names the browser's extension API. */
import browser from 'webextension-polyfill';

export { browser };

const HTML = 'http://www.w3.org/1999/xhtml';

type ShadowRootReader = (element: Element) => ShadowRoot | null;

/**
 * The shadow root of an element, closed ones included: extensions may see them (`chrome.dom.openOrClosedShadowRoot`
 * in Chromium, a method of elements in Firefox). Only elements of HTML have one; for others Chromium throws
 * (`annotation-xml` of MathML is named like a custom element).
 */
export function openOrClosedShadowRoot(element: Element): ShadowRoot | null {
  if (element.namespaceURI !== HTML) return null;
  if (element.shadowRoot) return element.shadowRoot;
  const { dom } = browser as unknown as { dom?: { openOrClosedShadowRoot?: ShadowRootReader } };
  if (dom?.openOrClosedShadowRoot) return dom.openOrClosedShadowRoot(element);
  return (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
}

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
