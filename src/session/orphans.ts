/**
 * Removes readers that an earlier copy of the extension left in the document when the extension was reloaded or
 * updated. Their script runs in another isolated world, which this script cannot reach. A reader must not be recognised
 * by its appearance, because a page could imitate it and pass its own text off as a reader's.
 *
 * Chromium: the old script still runs. It closes its reader when the newer copy dispatches an event. A page can
 * dispatch the same event, but a reader ignores it while its extension is alive.
 *
 * Firefox: the old script ends, but the reader's host element remains. It is recognised by a closed shadow root, which
 * extensions can read and pages cannot. This root contains the extension's address, which Firefox generates for each
 * profile. (In Chromium, the address is public, so readers get no such mark.) The worst that a page can do is to move
 * the mark from an open reader into an element of its own; after an update, that element is removed.
 */

import { extensionSecret, isContextValid } from '../platform/browser.ts';
import { openOrClosedShadowRoot } from '../platform/shadow-root.ts';
import { intact } from '../platform/unclobbered.ts';
import { readerHosts } from '../reader/overlay/reader-hosts.ts';

const NEWER = 'lectern-newer';

/** Removes the readers of earlier copies of the extension. */
export function retireOrphans(document: Document): void {
  intact(document).dispatchEvent(new Event(NEWER));
  const dead = [...intact(document).querySelectorAll<HTMLElement>('[data-lectern]')].filter(bearsOurSign);
  if (dead.length === 0) return;
  for (const host of dead) host.remove();
  const { adoptedStyleSheets: sheets } = intact(document);
  intact(document).adoptedStyleSheets = sheets.filter((sheet) => !isPageLock(sheet));
}

/**
 * Calls `callback` when a newer copy of the extension has started in the document and this copy is dead. Also marks the
 * reader's host element, so that the newer copy can remove it.
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
