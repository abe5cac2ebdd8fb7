import { fragmentOf, withoutHash } from '../../shared/url.ts';
import { ANCHOR_PREFIX } from '../../structure/anchors.ts';

/** Links to a place in the same article (footnotes, contents) jump to it in the reader instead of on the page below. */
export function jumpInside(root: ShadowRoot, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      const isPlain = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const target = link && isPlain ? targetOf(root, link) : null;
      if (!target) return;
      event.preventDefault();
      target.scrollIntoView({ block: 'center' });
      // Where Tab and screen readers go on from.
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
    { signal },
  );
}

function targetOf(root: ShadowRoot, link: HTMLAnchorElement): HTMLElement | null {
  const fragment = fragmentOf(link.hash);
  // Links of the page are written against its address or its base; a link elsewhere that shares a fragment is not ours.
  const here = [link.ownerDocument.URL, link.baseURI].map(withoutHash);
  return fragment !== '' && here.includes(withoutHash(link.href))
    ? root.getElementById(fragment.startsWith(ANCHOR_PREFIX) ? fragment : ANCHOR_PREFIX + fragment)
    : null;
}
