import { AT_TOP, findPlace, type Place, restore } from './keep-place.ts';

/** Share of the time during a scroll that may be spent on looking up the user's place in the text. */
const SHARE_OF_SCROLL = 1 / 4;

/**
 * Keeps the text at the top of the view in place when the window is resized or a phone is turned. Looks up the place
 * during every scroll: after a resize, all lines have moved, and `scrollend` may come after the resize.
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

/** Returns whether a key press is for the text, and not for a field, a menu or the outline. */
const isInText = (target: EventTarget | null) =>
  target instanceof Element && (target.matches('dialog, .surface, .page') || target.closest('.article') !== null);

/** Stays at the end after the End key, while the browser lays out blocks whose height it had only estimated. */
export function stayAtEnd(dialog: HTMLElement, signal: AbortSignal): void {
  let isAtEnd = false;
  const follow = new ResizeObserver(([text]) => {
    // another article has another element
    if (isAtEnd && text?.target.isConnected) dialog.scrollTop = dialog.scrollHeight;
  });
  const onInput = (event: Event) => {
    isAtEnd = event instanceof KeyboardEvent && event.key === 'End' && isInText(event.target);
    const body = dialog.querySelector('.body');
    if (isAtEnd && body) follow.observe(body);
    else follow.disconnect();
  };
  for (const type of ['keydown', 'wheel', 'touchmove', 'pointerdown'])
    dialog.addEventListener(type, onInput, { passive: true, signal });
  signal.addEventListener('abort', () => follow.disconnect());
}
