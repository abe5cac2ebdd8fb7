/** Shadow roots as extensions may see them; without the polyfill, which a script that comes first does not wait for. */

const HTML = 'http://www.w3.org/1999/xhtml';

interface WithDom {
  dom?: { openOrClosedShadowRoot?: (element: Element) => ShadowRoot | null };
}

/**
 * The shadow root of an element, closed ones included (`chrome.dom.openOrClosedShadowRoot` in Chromium, a method of elements
 * in Firefox). Only elements of HTML have one; for others Chromium throws (`annotation-xml` of MathML is named like a custom
 * element).
 */
export function openOrClosedShadowRoot(element: Element): ShadowRoot | null {
  if (element.namespaceURI !== HTML) return null;
  if (element.shadowRoot) return element.shadowRoot;
  const { browser, chrome } = globalThis as unknown as { browser?: WithDom; chrome?: WithDom };
  const { dom } = browser?.dom ? browser : (chrome ?? {});
  if (dom?.openOrClosedShadowRoot) return dom.openOrClosedShadowRoot(element);
  return (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
}
