/**
 * Separates the reader's events from the page's: the page's listeners do not get events of the reader, and the reader
 * ignores events that the page made up.
 */
import { options } from 'preact';
import { intact } from '../../platform/unclobbered.ts';
import { shownKey, withOwnKey } from '../../platform/wording/own-keys.ts';
import { focusText, type Overlay } from '../overlay/create-overlay.ts';
import { isShown } from '../overlay/stay-open.ts';
import { isGenuine, isUserMade } from './user-made.ts';

const PRIVATE_EVENTS = (
  'keydown keyup keypress beforeinput input change select compositionstart compositionupdate compositionend ' +
  'wheel scroll touchstart touchmove touchend touchcancel ' +
  'pointerdown pointerup pointermove pointerover pointerout pointercancel gotpointercapture lostpointercapture ' +
  'mousedown mouseup mousemove mouseover mouseout click dblclick auxclick contextmenu ' +
  'copy cut paste dragstart drag dragend dragenter dragover dragleave drop focusin focusout selectstart'
).split(' ');

const CONTROL_EVENTS = (
  'keydown keyup keypress click dblclick auxclick mousedown mouseup pointerdown pointerup pointermove pointerover ' +
  'mouseover input change submit touchstart touchend cancel'
).split(' ');

/** Hides the reader's events from the page's listeners (in the bubbling phase). */
export function keepEventsInside(host: HTMLElement, signal: AbortSignal): void {
  for (const type of PRIVATE_EVENTS) {
    host.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
  }
}

/**
 * Drops events that the user did not make, before any control gets them. Otherwise, a page could press the reader's
 * buttons, because the shadow root is open. Clicks on links of the article are not dropped, because browser extensions
 * for the keyboard make such clicks for the user, and the page can open its own links anyway.
 */
export function refuseUntrustedEvents(root: ShadowRoot, signal: AbortSignal): void {
  const refuse = (event: Event) => {
    if (isGenuine(event)) return;
    const isLink = event
      .composedPath()
      .some((node) => node instanceof Element && node.matches('.body a, .offers-end a'));
    if (isLink && event instanceof MouseEvent) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of CONTROL_EVENTS) root.addEventListener(type, refuse, { capture: true, signal });
}

/** Whether the last pressed key was Shift+Esc, which opens the task manager of Chromium and Firefox. */
let isForBrowser = false;

/**
 * Calls `callback` instead of letting the browser close the dialog. Browsers close a dialog on the back gesture of
 * phones, and on Esc, even if the page has stopped the key event; Chromium also on Shift+Esc, which does nothing here.
 */
export function onCancel(dialog: HTMLDialogElement, callback: () => void, signal: AbortSignal): void {
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog || !event.isTrusted) return;
      event.preventDefault();
      if (!isForBrowser) callback();
    },
    { signal },
  );
}

type KeyListener = (event: KeyboardEvent, isInside: boolean) => void;

/**
 * Calls `callback` on key presses, including those whose target is outside the reader: in its first frame, the reader
 * is not modal yet; and when a focused control is removed, keys go to the page's body. Listens at the window in the
 * capture phase, that is, before listeners of the page's document, which could stop the events.
 */
export function onKeyDown(overlay: Overlay, callback: KeyListener, signal: AbortSignal): void {
  const { host, dialog } = overlay;
  intact(host.ownerDocument).defaultView?.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || !isShown(dialog)) return;
      isForBrowser = event.key === 'Escape' && event.shiftKey;
      if (isForBrowser) return;
      const isInside = event.composedPath().includes(host);
      if (!isInside) focusText(overlay);
      callback(event, isInside);
    },
    { capture: true, signal },
  );
}

/** Makes the event handlers of all components that are drawn from now on ignore events that the user did not make. */
export function guardControls(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    if (typeof vnode.type !== 'string') return;
    const props = vnode.props as Record<string, unknown>;
    for (const name in props) if (name.startsWith('on')) props[name] = guarded(props[name]);
    sayOwnKeys(vnode.type, props);
  };
}

/** In shortcuts and titles of the reader's controls, replaces the default keys by the keys that the user has chosen. */
function sayOwnKeys(type: string, props: Record<string, unknown>): void {
  const { 'aria-keyshortcuts': shortcut, title } = props;
  if (typeof shortcut === 'string') props['aria-keyshortcuts'] = shownKey(shortcut) || undefined;
  if (type === 'button' && typeof title === 'string') props.title = withOwnKey(title);
}

function guarded(handler: unknown): unknown {
  if (typeof handler !== 'function') return handler;
  return (event: Event) => (isUserMade(event) ? handler(event) : undefined);
}
