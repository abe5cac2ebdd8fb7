/** Whether the user made an event. Not in `event-border.ts`, because scripts without their own Preact use it too. */
import { readerHosts } from '../overlay/reader-hosts.ts';

/** Target of the user's last press, until its events have been dispatched. */
let pressed: EventTarget | null = null;

/**
 * Returns whether the user made an event. A page gets events first (at the window), so it can keep them from the root, and take a
 * control out of it. So each control checks that the event is trusted and that it is in one of our readers. The browser makes `change`
 * events for any press, so they count only after a press that the user made.
 */
export function isUserMade(event: Event): boolean {
  const { currentTarget: control, isTrusted, type } = event;
  const root = control instanceof Element ? control.getRootNode() : null;
  if (!isTrusted || !(root instanceof ShadowRoot) || !readerHosts.has(root.host)) return false;
  return type !== 'change' || event.target === pressed;
}

/** Remembers what the user presses, for the `change` event that follows in the same turn. */
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
