/**
 * Keeps keys and clicks on the first screen (the article's beginning, painted by a smaller script) until the reader's
 * script can handle them. Esc closes the first screen; after other input, the first Esc is kept too, because it may be
 * meant for a menu that this input opens.
 */
import { intact } from '../../platform/unclobbered.ts';
import { keepEventsInside, onCancel, onKeyDown, refuseUntrustedEvents } from '../input/event-border.ts';
import type { Overlay } from '../overlay/create-overlay.ts';

/** A key or click of the user, or a `load` or `error` event of a picture. The reader's script handles it later. */
export type Held =
  | { readonly type: 'key'; readonly event: KeyboardEvent }
  | { readonly type: 'click' | 'load' | 'error'; readonly target: Element };

export type HeldInput = ReturnType<typeof holdInput>;

const PICTURE_EVENTS = ['load', 'error'] as const;

export function holdInput(overlay: Overlay, close: () => void) {
  const { host, root, dialog } = overlay;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const held: Held[] = [];
  let isCovered = false;
  let isEscaping = false;
  /** Handles Esc; returns whether Esc closed the first screen. */
  const onEscape = () => {
    const isKept = !isEscaping && held.some(isMade);
    isEscaping = true;
    if (!isKept) close();
    return !isKept;
  };
  refuseUntrustedEvents(root, signal);
  keepEventsInside(host, signal);
  onCancel(dialog, onEscape, signal);
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const key: Held = { type: 'key', event };
    if (!isEscape(key) && !isCommand(event)) return;
    event.preventDefault();
    if (!isEscape(key) || event.isComposing || !onEscape()) held.push(key);
  };
  onKeyDown(overlay, onKey, signal);
  root.addEventListener(
    'click',
    (event) => {
      const target = pressedIn(event);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      held.push({ type: 'click', target });
    },
    { capture: true, signal },
  );
  const pictures = new Set<EventTarget>();
  for (const type of PICTURE_EVENTS)
    root.addEventListener(
      type,
      ({ isTrusted, target }) => {
        if (!isTrusted || !target || pictures.has(target)) return;
        pictures.add(target);
        held.push({ type, target: target as Element });
      },
      { capture: true, signal },
    );
  // `release` removes this listener. If the page opens a dialog just before that, the event is not lost: browsers send
  // `toggle` with a delay, so the reader's own listener gets it.
  const cover = (event: Event) => {
    if (!('newState' in event) || event.newState === 'open') isCovered = true;
  };
  for (const type of ['toggle', 'fullscreenchange'])
    intact(host.ownerDocument).addEventListener(type, cover, { capture: true, signal });
  return {
    /** Stops listening; returns the kept input, in the order in which the user made it. */
    release(): readonly Held[] {
      lifetime.abort();
      return held;
    },
    /** Returns whether the page has put something (a dialog, for example) above the reader. */
    isCovered: () => isCovered,
  };
}

export const isMade = ({ type }: Held) => type === 'key' || type === 'click';

export const isEscape = (held: Held): boolean => held.type === 'key' && held.event.key === 'Escape';

/** Returns whether the reader may have a command for this key. The browser handles all others, such as to scroll. */
function isCommand({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isSelectAll = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'a';
  return isSelectAll || (!ctrlKey && !metaKey && !altKey && key !== ' ' && /^.$/u.test(key));
}

/** Returns the control or link that the user pressed; null for text, and for a click that opens another tab. */
function pressedIn(event: Event): Element | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (!event.isTrusted || ctrlKey || metaKey || shiftKey || altKey) return null;
  const isControl = (node: EventTarget): node is Element =>
    node instanceof Element && node.matches('button, a, [role=button]');
  return event.composedPath().find(isControl) ?? null;
}
