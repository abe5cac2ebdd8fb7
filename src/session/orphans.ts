/**
 * Removes readers that an earlier copy of the extension left in the document when the extension was reloaded or
 * updated. Readers are not recognised by their appearance, because a page could imitate it.
 *
 * Chromium: the earlier copy's script still runs, but this script cannot call it. So this script dispatches an event,
 * at which the earlier copy closes its reader. A page can dispatch the same event, but a reader ignores it while its
 * own copy of the extension still works.
 *
 * Firefox: the earlier copy's script has ended, but the reader's host element remains. It is recognised by a mark: a
 * closed shadow root, which extensions can read and pages cannot. The root contains the extension's address, which is
 * different in each Firefox profile. (In Chromium, the address is public, so readers get no mark.) At worst, a page can
 * move the mark from an open reader into one of the page's elements; after an update, Lectern removes that element.
 */

import { extensionSecret, isContextValid } from '../platform/browser.ts';
import { intact, openOrClosedShadowRoot } from '../platform/unclobbered.ts';
import { readerHosts } from '../reader/overlay/create-overlay.ts';

const NEWER = 'lectern-newer';

export function retireOrphans(document: Document): void {
  intact(document).dispatchEvent(new Event(NEWER));
  const dead = [...intact(document).querySelectorAll<HTMLElement>('[data-lectern]')].filter(bearsOurSign);
  if (dead.length === 0) return;
  for (const host of dead) host.remove();
  const { adoptedStyleSheets: sheets } = intact(document);
  intact(document).adoptedStyleSheets = sheets.filter((sheet) => !isPageLock(sheet));
}

/**
 * Calls `callback` when a newer copy of the extension starts in the document and this one no longer works. Marks the
 * reader's host element, so that the newer copy can remove it (in Firefox).
 */
export function giveWay(document: Document, callback: () => void, signal: AbortSignal): void {
  intact(document).addEventListener(NEWER, () => isContextValid() || callback(), { signal });
  const secret = extensionSecret();
  if (secret !== null) for (const host of readerHosts) sign((host as HTMLElement).shadowRoot, secret);
}

function sign(root: ShadowRoot | null, secret: string): void {
  const document = intact(root?.ownerDocument ?? globalThis.document);
  const bearer = document.createElementNS('http://www.w3.org/1999/xhtml', 'span') as HTMLElement;
  bearer.attachShadow({ mode: 'closed' }).append(document.createComment(secret));
  root?.append(bearer);
}

function bearsOurSign(host: HTMLElement): boolean {
  const secret = extensionSecret();
  const children = [...(intact(host).shadowRoot?.children ?? [])];
  return secret !== null && children.some((child) => openOrClosedShadowRoot(child)?.firstChild?.nodeValue === secret);
}

function isPageLock(sheet: CSSStyleSheet): boolean {
  return [...sheet.cssRules].some((rule) => rule.cssText.includes('[data-lectern]'));
}
