/**
 * What an earlier copy of the extension left in the document when it was reloaded or updated. Its script lives in a world that
 * we cannot reach, and what it left is not to be told by its looks: a page can copy those, and would have us take its text for a
 * reader's.
 *
 * Chromium's orphaned scripts still run: told of a newer one, they close their reader as its user would. A page may tell them
 * so as well, which closes a reader whose extension has gone; one whose extension is there does not listen.
 *
 * Firefox ends them, and leaves the host without anyone behind it. It bears a sign in a closed shadow root, which extensions
 * may look into and pages may not: the address of the extension, which Firefox makes up for each profile. (Chromium's can be
 * read in its store, so nothing is signed there.) All that a page can do with a sign is to take it from a reader that had been
 * opened, wait for an update, and lose the element that it put it into.
 */

import { extensionSecret, isContextValid } from '../platform/browser.ts';
import { openOrClosedShadowRoot } from '../platform/shadow-root.ts';
import { intact } from '../platform/unclobbered.ts';
import { readerHosts } from '../reader/overlay/reader-hosts.ts';

const NEWER = 'lectern-newer';

/** Takes away what earlier copies have left. */
export function retireOrphans(document: Document): void {
  intact(document).dispatchEvent(new Event(NEWER));
  const dead = [...intact(document).querySelectorAll<HTMLElement>('[data-lectern]')].filter(bearsOurSign);
  if (dead.length === 0) return;
  for (const host of dead) host.remove();
  const { adoptedStyleSheets: sheets } = intact(document);
  intact(document).adoptedStyleSheets = sheets.filter((sheet) => !isPageLock(sheet));
}

/** Calls back when a newer copy has come and ours has gone; signs what would be left of us then. */
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
