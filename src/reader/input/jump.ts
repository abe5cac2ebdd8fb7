import { ANCHOR_PREFIX } from '../../article/structure/anchors.ts';
import { intact } from '../../platform/unclobbered.ts';
import { fragmentOf, withoutHash } from '../../shared/url.ts';
import type { Overlay } from '../overlay/create-overlay.ts';
import { wantWhole } from '../overlay/whole-article.ts';

/**
 * Links to a place in the same article (footnotes, contents) jump to it in the reader instead of on the page below. Those to
 * what the page has and the article has not close the reader, and lead there.
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
      // closing is for the user alone
      if (!target && !(event.isTrusted && isOnPage(link))) return;
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

/** Scrolls there, and lets Tab and screen readers go on from there. */
export function showTarget(target: HTMLElement, block: ScrollLogicalPosition): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  target.scrollIntoView({ block });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Links of the page are written against its address or its base; a link elsewhere that shares a fragment is not ours. */
function isHere(link: HTMLAnchorElement): boolean {
  const here = [intact(link.ownerDocument).URL, link.baseURI].map(withoutHash);
  return fragmentOf(link.hash) !== '' && here.includes(withoutHash(link.href));
}

/** The page has something there; another fragment is for the page's scripts. */
function isOnPage(link: HTMLAnchorElement): boolean {
  const page = intact(link.ownerDocument);
  const fragment = fragmentOf(link.hash);
  return page.getElementById(fragment) !== null || page.getElementsByName(fragment).length > 0;
}

function targetOf(root: ShadowRoot, link: HTMLAnchorElement): HTMLElement | null {
  const fragment = fragmentOf(link.hash);
  return root.getElementById(fragment.startsWith(ANCHOR_PREFIX) ? fragment : ANCHOR_PREFIX + fragment);
}
