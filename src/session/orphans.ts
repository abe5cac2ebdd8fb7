/**
 * Removes readers that an earlier copy of the extension left in the document when it was reloaded or updated. Their
 * script runs in a world that we cannot reach. We must not recognise them by their looks: a page could copy those and
 * pass its own text off as a reader's.
 *
 * In Chromium orphaned scripts still run: on the event of a newer copy they close their reader. A page can send that
 * event too, but a reader whose extension is alive ignores it.
 *
 * Firefox ends such scripts and leaves their host element. It contains a mark in a closed shadow root, which extensions
 * can read and pages cannot: the extension's address, which Firefox generates for each profile. (Chromium's address is
 * public in its store, so nothing is marked there.) The worst that a page can do is move the mark out of an open reader
 * into an element of its own and wait for an update; it then loses that element.
 */

import { extensionSecret, isContextValid } from '../platform/browser.ts';
import { openOrClosedShadowRoot } from '../platform/shadow-root.ts';
import { intact } from '../platform/unclobbered.ts';
import { readerHosts } from '../reader/overlay/reader-hosts.ts';

const NEWER = 'lectern-newer';

/** Removes the readers that earlier copies have left. */
export function retireOrphans(document: Document): void {
  intact(document).dispatchEvent(new Event(NEWER));
  const dead = [...intact(document).querySelectorAll<HTMLElement>('[data-lectern]')].filter(bearsOurSign);
  if (dead.length === 0) return;
  for (const host of dead) host.remove();
  const { adoptedStyleSheets: sheets } = intact(document);
  intact(document).adoptedStyleSheets = sheets.filter((sheet) => !isPageLock(sheet));
}

/** Calls back when a newer copy has arrived and this one is dead. Marks the reader's host for removal by that copy. */
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
