import { AT_TOP, findPlace, type Place, restore } from './keep-place.ts';

/** Looking up the place takes at most this share of the time while the text scrolls. */
const SHARE_OF_SCROLL = 1 / 4;

/**
 * Keeps the text at the top of the view there when the window is resized or a phone is turned. The place is looked up during every
 * scroll: after the resize all lines have moved, and it is too late. `scrollend` alone may come after the resize.
 */
export function keepPlaceWhenResized(scroller: HTMLElement, signal: AbortSignal): void {
  let place: Place | null = null;
  let width = scroller.clientWidth;
  let next = 0;
  const remember = () => {
    if (scroller.clientWidth !== width) return;
    const start = performance.now();
    place = scroller.scrollTop > AT_TOP ? findPlace(scroller) : null;
    const end = performance.now();
    next = end + (end - start) / SHARE_OF_SCROLL;
  };
  const observer = new ResizeObserver(() => {
    if (scroller.clientWidth === width) return;
    width = scroller.clientWidth;
    if (place) restore(scroller, place);
  });
  remember();
  observer.observe(scroller);
  scroller.addEventListener('scroll', () => performance.now() < next || remember(), { passive: true, signal });
  scroller.addEventListener('scrollend', remember, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
