/**
 * Finds out whether the user made an event, and listens to clicks with Alt. Separate from `event-border.ts`, which
 * imports Preact, because scripts without Preact use this module too.
 */
import { readerHosts } from '../overlay/create-overlay.ts';

/** Target of the user's last click, until all events that the click causes have been dispatched. */
let pressed: EventTarget | null = null;

/** Event that {@link replay} is dispatching; null at any other time. */
let replayed: Event | null = null;

/** Returns whether the browser made the event for the user, or {@link replay} is dispatching it. */
export const isGenuine = (event: Event): boolean => event.isTrusted || event === replayed;

/** Dispatches an event that counts as made by the user. Without `composed`, the page's own elements do not get it. */
export function replay(target: Element, event: Event): void {
  replayed = event;
  target.dispatchEvent(event);
  replayed = null;
}

/**
 * Returns whether the user made an event: the event must be trusted, and the control must be inside one of our readers.
 * Browsers also make trusted `change` events when a script presses a control, so a `change` event only counts after a
 * press by the user. Each control checks this itself, because a page gets events first (at the window): it can stop
 * them before a check at the shadow root, or move a control out of the shadow root.
 */
export function isUserMade(event: Event): boolean {
  const { currentTarget: control, type } = event;
  const root = control instanceof Element ? control.getRootNode() : null;
  if (!isGenuine(event) || !(root instanceof ShadowRoot) || !readerHosts.has(root.host)) return false;
  return type !== 'change' || event.target === pressed;
}

/** Remembers what the user presses, for the `change` event that follows in the same task. */
export function rememberPresses(root: ShadowRoot, signal: AbortSignal): void {
  const remember = (event: Event) => {
    if (!event.isTrusted) return;
    pressed = event.target;
    setTimeout(() => void (pressed = null));
  };
  root.addEventListener('click', remember, { capture: true, signal });
}

/** Selector of the parts of the article that are copies of page content. */
export const PIECE = '.article [data-node]';

/** Calls `ask` on Alt+click on a part of the article, to explain the part. Its links and pictures get no click. */
export function listenToAltClicks(dialog: HTMLElement, ask: (piece: HTMLElement) => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const piece = event.altKey && event.target instanceof Element ? event.target.closest<HTMLElement>(PIECE) : null;
    if (!piece || !isUserMade(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(piece);
  };
  dialog.addEventListener('click', onClick, { capture: true, signal });
}
