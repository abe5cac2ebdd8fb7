/** The only module that names the browser's extension API. */
import browser from 'webextension-polyfill';

export { browser };

type ShadowRootReader = (element: Element) => ShadowRoot | null;

/**
 * The shadow root of an element, closed ones included: extensions may see them (`chrome.dom.openOrClosedShadowRoot`
 * in Chromium, a method of elements in Firefox).
 */
export function openOrClosedShadowRoot(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  const { dom } = browser as unknown as { dom?: { openOrClosedShadowRoot?: ShadowRootReader } };
  if (dom?.openOrClosedShadowRoot) return dom.openOrClosedShadowRoot(element);
  return (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
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
