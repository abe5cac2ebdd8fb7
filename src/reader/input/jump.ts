import { ANCHOR_PREFIX } from '../../article/structure/anchors.ts';
import { intact } from '../../platform/unclobbered.ts';
import { fragmentOf, withoutHash } from '../../shared/url.ts';
import type { Overlay } from '../overlay/create-overlay.ts';
import { wantWhole } from '../overlay/whole-article.ts';
import { isGenuine } from './user-made.ts';

/**
 * Makes links to a place in the article (footnotes, contents) jump to that place in the reader, not on the page behind
 * the reader. If only the page has the place, a click closes the reader and scrolls the page there.
 */
export function jumpInside({ root, dialog }: Overlay, close: () => void, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      const isPlain = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!link || !isPlain || !isHere(link)) return;
      wantWhole(dialog);
      const target = targetOf(root, link);
      // a click that a script of the page made must not close the reader
      if (!target && !(isGenuine(event) && isOnPage(link))) return;
      event.preventDefault();
      if (target) showTarget(target, 'center');
      else leaveTo(link, close);
    },
    { signal },
  );
}

function leaveTo({ ownerDocument, hash }: HTMLAnchorElement, close: () => void): void {
  const view = intact(ownerDocument).defaultView;
  close();
  if (view) view.location.hash = hash;
}

/** Scrolls to an element, and focuses it, so that the Tab key and screen readers continue from there. */
export function showTarget(target: HTMLElement, block: ScrollLogicalPosition): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  target.scrollIntoView({ block });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Returns whether a link leads to a place on this page: its address without the fragment is the page's address or base
 * URL. Comparing only the fragment is not enough, because links to other pages may have the same fragment.
 */
function isHere(link: HTMLAnchorElement): boolean {
  const here = [intact(link.ownerDocument).URL, link.baseURI].map(withoutHash);
  return fragmentOf(link.hash) !== '' && here.includes(withoutHash(link.href));
}

/** Returns whether the page has an element that is the link's target. If not, scripts of the page handle the link. */
function isOnPage(link: HTMLAnchorElement): boolean {
  const page = intact(link.ownerDocument);
  const fragment = fragmentOf(link.hash);
  return page.getElementById(fragment) !== null || page.getElementsByName(fragment).length > 0;
}

function targetOf(root: ShadowRoot, link: HTMLAnchorElement): HTMLElement | null {
  const fragment = fragmentOf(link.hash);
  return root.getElementById(fragment.startsWith(ANCHOR_PREFIX) ? fragment : ANCHOR_PREFIX + fragment);
}
