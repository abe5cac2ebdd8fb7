/** Keeps the dialog in the document and above everything, whatever the page does. */

import { intact } from '../../platform/unclobbered.ts';
import { keepWhole } from './keep-whole.ts';

const MAX_RETURNS = 3;
/** One that takes out what stands in the reader once more after it was put back wins. */
const MAX_RESTORES = 1;
/** A page that raises something in answer to us, again and again, wins in the end. */
const MAX_RAISES = 50;

export interface StayOpenOptions {
  host: HTMLElement;
  root: ShadowRoot;
  dialog: HTMLDialogElement;
  /** The page took the reader out, or what stands in it, more often than we come back. */
  onEvicted(): void;
  /** The page was written anew (`document.open`), which took our listeners away: what is shown hears nothing any more. */
  onDeaf(): void;
  signal: AbortSignal;
}

/** @returns what is to be called after each drawing: what stands there then is ours */
export function stayOpen({ host, root, dialog, onEvicted, onDeaf, signal }: StayOpenOptions): () => void {
  const { ownerDocument: document } = host;
  let returns = 0;
  let raises = 0;
  let restores = 0;
  // Out of the document, or closed, the dialog has no scroll position any more.
  let lastTop = 0;

  const hears = listeningOf(dialog, signal);
  const comeBack = () => {
    if (signal.aborted || (host.isConnected && isShown(dialog))) return;
    if (!hears()) return onDeaf();
    if (++returns > MAX_RETURNS) return onEvicted();
    if (!host.isConnected) intact(document).documentElement.append(host);
    show(dialog, lastTop);
  };
  const raise = (event: Event) => {
    const isOurs = event.target === host;
    const isOpening = !('newState' in event) || event.newState === 'open';
    if (isOurs || isShowing || !isOpening || !host.isConnected || ++raises > MAX_RAISES) return;
    show(dialog);
  };

  const blanked = () => {
    if (++restores > MAX_RESTORES) return onEvicted();
    whole.restore();
    show(dialog, lastTop);
  };
  const whole = keepWhole(root, dialog, blanked, signal);

  const observer = new MutationObserver(comeBack);
  observer.observe(document, { childList: true });
  observer.observe(intact(document).documentElement, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  dialog.addEventListener('close', comeBack, { signal });
  dialog.addEventListener(
    'scroll',
    () => {
      if (host.isConnected && isShown(dialog)) lastTop = dialog.scrollTop;
    },
    { passive: true, signal },
  );
  intact(document).addEventListener('toggle', raise, { capture: true, signal });
  intact(document).addEventListener('fullscreenchange', raise, { capture: true, signal });
  // Browsers without toggle events of dialogs: a modal one takes the focus.
  intact(document).addEventListener('focusin', raise, { capture: true, signal });
  whole.remember();
  return whole.remember;
}

/** Closing a dialog gives the page the focus for a moment, which must not count as the page taking it. */
let isShowing = false;

/** Whether the dialog is there: as a popover at first, then as a modal one. */
export const isShown = (dialog: HTMLDialogElement): boolean => dialog.open || dialog.matches(':popover-open');

/**
 * Puts the dialog on top for the first paint. It is modal after that (`show`): then all elements of the page are inert, and the
 * browser finds the style of each of them once more, for which nobody should wait before there is anything to read.
 */
export function appear(dialog: HTMLDialogElement): void {
  dialog.popover = 'manual';
  dialog.showPopover();
}

/** Takes the dialog away. */
export function hide(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  dialog.popover = null;
}

/** Puts the dialog on top, and makes the page inert; scroll position and focus stay as they were. */
export function show(dialog: HTMLDialogElement, scrollTop = dialog.scrollTop): void {
  const root = dialog.getRootNode() as ShadowRoot;
  const focused = root.activeElement ?? dialog.querySelector('.surface');
  const wasThere = isShown(dialog);
  isShowing = true;
  try {
    hide(dialog);
    dialog.showModal();
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
  } finally {
    isShowing = false;
  }
  dialog.scrollTop = scrollTop;
  // it does not come in once more
  if (wasThere || scrollTop > 0) dialog.dataset.settled = '';
}

/** Whether listeners in the dialog are still called. The event is seen by nobody else. */
function listeningOf(dialog: HTMLDialogElement, signal: AbortSignal): () => boolean {
  let isHeard = false;
  dialog.addEventListener(
    'lectern',
    () => {
      isHeard = true;
    },
    { signal },
  );
  return () => {
    isHeard = false;
    dialog.dispatchEvent(new Event('lectern'));
    return isHeard;
  };
}
