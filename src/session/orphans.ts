/**
 * Removes readers that an earlier copy of the extension left in the document when it was reloaded or updated. Their
 * script runs in another isolated world, which we cannot reach. They must not be recognised by appearance, because a
 * page could copy that and pass its own text off as a reader's.
 *
 * Chromium: orphaned scripts still run, and close their reader on an event of a newer copy. A page can dispatch it too,
 * but a reader ignores it while its extension is alive.
 *
 * Firefox: such scripts end, and the reader's host element remains. A closed shadow root in it, which extensions can
 * read and pages cannot, contains the extension's address, which Firefox generates for each profile. (In Chromium, the
 * address is public, so readers get no such mark.) The worst that a page can do is to move this mark out of an open
 * reader into an element of its own; after an update, that element is removed.
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
 * Calls back when a newer copy of the extension has arrived and this one is dead. Also marks the reader's host element,
 * so that the newer copy can remove it.
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
