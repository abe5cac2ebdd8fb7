import { AT_TOP, findPlace, type Place, restore } from './keep-place.ts';

/** To look up the place may take this share of the time of a scroll. */
const SHARE_OF_SCROLL = 1 / 4;

/**
 * Keeps the place when the window is turned or resized, too. It is looked up before: once the lines have broken anew, nobody knows
 * what stood there. The window may be turned while the text still runs out.
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
