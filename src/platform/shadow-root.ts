/** Opens shadow roots as only extensions can. Works without the polyfill, so that the first script need not load it. */

const HTML = 'http://www.w3.org/1999/xhtml';

interface WithDom {
  dom?: { openOrClosedShadowRoot?: (element: Element) => ShadowRoot | null };
}

/**
 * Returns the shadow root of an element, also a closed one (`chrome.dom.openOrClosedShadowRoot` in Chromium, a property
 * of elements in Firefox). Only HTML elements have one; for others Chromium throws (MathML's `annotation-xml` has the
 * name format of a custom element).
 */
export function openOrClosedShadowRoot(element: Element): ShadowRoot | null {
  if (element.namespaceURI !== HTML) return null;
  if (element.shadowRoot) return element.shadowRoot;
  const { browser, chrome } = globalThis as unknown as { browser?: WithDom; chrome?: WithDom };
  const { dom } = browser?.dom ? browser : (chrome ?? {});
  if (dom?.openOrClosedShadowRoot) return dom.openOrClosedShadowRoot(element);
  return (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
}
