import { AT_TOP, findPlace, type Place, restore } from './keep-place.ts';

/** Maximum share (0 … 1) of the time of a scroll that is spent on looking up the user's place in the text. */
const SHARE_OF_SCROLL = 1 / 4;

/**
 * Keeps the text at the top of the view in place when the window is resized or a phone is turned. Looks up the place
 * during every scroll: a resize has already moved all lines, and `scrollend` may come after it.
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

/** Returns whether a key press with this target is for the text, and not for a field, a menu or the outline. */
const isInText = (target: EventTarget | null) =>
  target instanceof Element && (target.matches('dialog, .surface, .page') || target.closest('.article') !== null);

/** After the End key, stays at the end of the text while the browser lays out blocks whose heights were estimated. */
export function stayAtEnd(dialog: HTMLElement, signal: AbortSignal): void {
  let isAtEnd = false;
  const follow = new ResizeObserver(([text]) => {
    // if another article is shown, the observed element is no longer in the document
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
