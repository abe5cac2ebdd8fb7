import { intact } from '../../dom/unclobbered.ts';
import { fragmentOf, withoutHash } from '../../shared/url.ts';
import { ANCHOR_PREFIX } from '../../structure/anchors.ts';
import type { Overlay } from '../overlay/create-overlay.ts';
import { wantWhole } from '../overlay/whole-article.ts';

/** Links to a place in the same article (footnotes, contents) jump to it in the reader instead of on the page below. */
export function jumpInside({ root, dialog }: Overlay, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      const isPlain = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (link && isPlain && isHere(link)) wantWhole(dialog);
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

/** Links of the page are written against its address or its base; a link elsewhere that shares a fragment is not ours. */
function isHere(link: HTMLAnchorElement): boolean {
  const here = [intact(link.ownerDocument).URL, link.baseURI].map(withoutHash);
  return fragmentOf(link.hash) !== '' && here.includes(withoutHash(link.href));
}

function targetOf(root: ShadowRoot, link: HTMLAnchorElement): HTMLElement | null {
  const fragment = fragmentOf(link.hash);
  return isHere(link)
    ? root.getElementById(fragment.startsWith(ANCHOR_PREFIX) ? fragment : ANCHOR_PREFIX + fragment)
    : null;
}
