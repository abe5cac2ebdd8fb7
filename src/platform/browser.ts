/** The only module that names the browser's extension API. */
import type { Browser, Runtime } from 'webextension-polyfill';

interface Names {
  browser?: Browser;
  chrome: Browser;
}

/**
 * Both names answer with promises where an extension has a manifest of version 3. In Chromium the first may be missing,
 * or be an element of the page with that id.
 */
const names = globalThis as unknown as Names;
export const browser = names.browser?.runtime?.id ? names.browser : names.chrome;

/**
 * Answers messages with what the listener's promise resolves to; with nothing where it gives none. Not all browsers take
 * the promise itself for an answer. The returned function stops it.
 */
export function answerMessages(
  listener: (message: unknown, sender: Runtime.MessageSender) => Promise<unknown> | undefined,
): () => void {
  const onMessage = ((message, sender, respond) => {
    const answer = listener(message, sender);
    void answer?.then(respond);
    // the answer comes later, or none does
    return answer !== undefined;
  }) as Runtime.OnMessageListenerCallback;
  browser.runtime.onMessage.addListener(onMessage);
  return () => browser.runtime.onMessage.removeListener(onMessage);
}

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
