/**
 * Opens closed shadow roots, which only extensions can do. Does not use the polyfill, because the first script in a
 * page must be small.
 */

const HTML = 'http://www.w3.org/1999/xhtml';

interface WithDom {
  dom?: { openOrClosedShadowRoot?: (element: Element) => ShadowRoot | null };
}

/**
 * Returns the shadow root of an element, even a closed one (`chrome.dom.openOrClosedShadowRoot` in Chromium, a property
 * of the element in Firefox). Returns null for elements outside HTML: Chromium throws for MathML's `annotation-xml`,
 * whose name looks like that of a custom element.
 */
export function openOrClosedShadowRoot(element: Element): ShadowRoot | null {
  if (element.namespaceURI !== HTML) return null;
  if (element.shadowRoot) return element.shadowRoot;
  const { browser, chrome } = globalThis as unknown as { browser?: WithDom; chrome?: WithDom };
  const { dom } = browser?.dom ? browser : (chrome ?? {});
  if (dom?.openOrClosedShadowRoot) return dom.openOrClosedShadowRoot(element);
  return (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
}
