/** Whether the user has made an event, apart from the border: scripts without a Preact of their own ask too. */
import { readerHosts } from '../overlay/reader-hosts.ts';

/** What the user has pressed last, as long as what comes of it is being told. */
let pressed: EventTarget | null = null;

/**
 * A page can keep an event from the root (it hears it first, at the window) and take a control out of it. So each control
 * looks for itself: at events that a user made, while it stands in a reader of ours. `change` is told by the browser, whoever
 * pressed: it counts when a press was seen that the user made.
 */
export function isUserMade(event: Event): boolean {
  const { currentTarget: control, isTrusted, type } = event;
  const root = control instanceof Element ? control.getRootNode() : null;
  if (!isTrusted || !(root instanceof ShadowRoot) || !readerHosts.has(root.host)) return false;
  return type !== 'change' || event.target === pressed;
}

/** Remembers what a user presses, for the `change` that follows in the same turn. */
export function rememberPresses(root: ShadowRoot, signal: AbortSignal): void {
  const remember = (event: Event) => {
    if (!event.isTrusted) return;
    pressed = event.target;
    setTimeout(() => {
      pressed = null;
    });
  };
  root.addEventListener('click', remember, { capture: true, signal });
}
