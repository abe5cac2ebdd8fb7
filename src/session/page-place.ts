/** Transfers the user's scroll position from the page to the reader when the reader opens, and back when it closes. */
import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { intact } from '../platform/unclobbered.ts';
import type { TextPlace } from '../reader/scroll/keep-place.ts';

/** A page that was scrolled by less than this counts as not scrolled (CSS pixels). */
export const AT_START = 60;

/**
 * Returns the place in the article at the top of the window; null if the page is not scrolled, or if no part of the
 * article is there. Uses the positions in the snapshot, so that the browser need not lay out the page again.
 * `scrolled`: scroll position of the page when it was read (CSS pixels).
 */
export function placeInView(page: Page, marks: readonly Mark[], scrolled: number): TextPlace | null {
  if (scrolled < AT_START) return null;
  const { container } = page.snapshot.blocks;
  const { y, height } = page.snapshot.nodes;
  let isFirst = true;
  for (const { node } of marks) {
    const box = container[page.blockOf(node)] ?? -1;
    const [top = 0, tall = 0] = [y[box], height[box]];
    if (tall <= 0) continue;
    if (top + tall > scrolled) {
      if (isFirst && top >= scrolled) return null;
      return { node, share: Math.min(1, Math.max(0, (scrolled - top) / tall)) };
    }
    isFirst = false;
  }
  return null;
}

/** Space left above a text that is scrolled to (CSS pixels): the page's own sticky header often covers this strip. */
const BELOW_BARS = 80;

/** Scrolls the page to a text node, unless the text is already in the window. */
export function showOnPage(text: Node | undefined): void {
  const element = text?.parentElement;
  const view = text && intact(text).ownerDocument?.defaultView;
  if (!text?.isConnected || !element || !view) return;
  const range = (text.ownerDocument as Document).createRange();
  range.selectNodeContents(text);
  const { top, bottom, height } = range.getBoundingClientRect();
  if (height === 0 || (bottom > 0 && top < view.innerHeight)) return;
  intact(element).scrollIntoView({ block: 'start', behavior: 'instant' });
  view.scrollBy({ top: -BELOW_BARS, behavior: 'instant' });
}
