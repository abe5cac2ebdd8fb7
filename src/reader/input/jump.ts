import { ANCHOR_PREFIX } from '../../article/structure/anchors.ts';
import { intact } from '../../platform/unclobbered.ts';
import { fragmentOf, withoutHash } from '../../shared/url.ts';
import type { Overlay } from '../overlay/create-overlay.ts';
import { wantWhole } from '../overlay/whole-article.ts';
import type { ReaderExports } from '../port.ts';
import { isGenuine } from './user-made.ts';

/**
 * Opens the links that the user clicks. A link to a place in the article (footnotes, contents) jumps to that place in
 * the reader, not on the page behind the reader; if only the page has the place, the click closes the reader and scrolls
 * the page there. `follow` gets other links. Must be called after the other click listeners are added, so that they get
 * a click first.
 */
export function openLinks(
  { root, dialog }: Overlay,
  close: () => void,
  follow: ReaderExports['follow'],
  signal: AbortSignal,
): void {
  const jump = (event: MouseEvent, link: HTMLAnchorElement) => {
    wantWhole(dialog);
    const target = targetOf(root, link);
    // a click that a script of the page made must not close the reader
    if (!target && !(isGenuine(event) && isOnPage(link))) return;
    event.preventDefault();
    if (target) showTarget(target, 'center');
    else leaveTo(link, close);
  };
  const onClick = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || !(event instanceof MouseEvent)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isHere(link)) jump(event, link);
    const isUnused =
      isGenuine(event) && !event.altKey && !event.defaultPrevented && link.target !== '_blank' && !link.download;
    if (isUnused && follow(link.href)) event.preventDefault();
  };
  root.addEventListener('click', onClick, { signal });
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
