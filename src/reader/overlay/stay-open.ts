/** Puts the dialog on top of the page, and keeps it there with its content, even if the page removes or covers it. */
import { intact } from '../../platform/unclobbered.ts';
import { afterPaint } from './after-paint.ts';
import { focusedIn, focusText, type Overlay } from './create-overlay.ts';
import type { HeldPage } from './hold-page.ts';

/** How often the reader comes back after the page has removed or closed it; the next time, the reader stays closed. */
const MAX_RETURNS = 3;
/** How often the reader's content is restored after the page has removed it; the next time, the reader closes. */
const MAX_RESTORES = 1;
/** How often the reader is raised after the page has put something on top of it; the next time, it stays covered. */
const MAX_RAISES = 50;

interface StayOpenOptions extends Overlay {
  /** Called when the page has removed the reader or its content more often than the maximum. */
  onEvicted(): void;
  /** Called when the page was rewritten (`document.open`), which removes the reader's listeners. */
  onDeaf(): void;
  signal: AbortSignal;
}

/** Keeps the reader open and complete on top of the page. Returns a function that must be called after each draw. */
export function stayOpen({ host, root, dialog, onEvicted, onDeaf, signal }: StayOpenOptions): () => void {
  const { ownerDocument: document } = host;
  let returns = 0;
  let raises = 0;
  let restores = 0;
  // The last scroll position, because a dialog loses its own when it is closed or removed from the document.
  let lastTop = 0;

  const hears = listeningOf(dialog, signal);
  const comeBack = () => {
    const hasGivenUp = returns > MAX_RETURNS;
    if (signal.aborted || hasGivenUp || (host.isConnected && isShown(dialog))) return;
    if (!hears()) return onDeaf();
    if (++returns > MAX_RETURNS) return onEvicted();
    if (!host.isConnected) intact(document).documentElement.append(host);
    show(dialog, lastTop);
  };
  const raise = (event: Event) => {
    // a `<details>` of the page that opens does not cover the reader
    const isHarmless = event.target === host || event.target instanceof HTMLDetailsElement;
    const isOpening = !('newState' in event) || event.newState === 'open';
    if (isHarmless || isShowing || !isOpening || !host.isConnected || ++raises > MAX_RAISES) return;
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
  // `focusin` is for browsers in which dialogs have no `toggle` event: a modal dialog takes the focus when it opens.
  for (const type of ['toggle', 'fullscreenchange', 'focusin'])
    intact(document).addEventListener(type, raise, { capture: true, signal });
  whole.remember();
  return whole.remember;
}

/**
 * True while `show` runs, which closes the dialog and opens it again. In between, the page has the focus for a moment;
 * this must not count as an attempt of the page to take the focus.
 */
let isShowing = false;

/** Returns whether the dialog is being put on top; if so, focus events come from that and not from the user. */
export const isPutOnTop = (): boolean => isShowing;

/** Returns whether the dialog is shown, either as a popover (at first) or as a modal dialog (later). */
export const isShown = (dialog: HTMLDialogElement): boolean => dialog.open || dialog.matches(':popover-open');

export function hide(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  dialog.popover = null;
}

/** Puts the dialog on top, and makes the page inert. Keeps the scroll position and the focus of the dialog. */
export function show(dialog: HTMLDialogElement, scrollTop = dialog.scrollTop): void {
  const focused = focusedIn(dialog) ?? dialog.querySelector<HTMLElement>('.surface');
  isShowing = true;
  try {
    hide(dialog);
    dialog.showModal();
    focused?.focus({ preventScroll: true });
  } finally {
    isShowing = false;
  }
  dialog.scrollTop = scrollTop;
}

/** Returns a test of the dialog's listeners, which `document.open` removes. The test event stays in the shadow root. */
function listeningOf(dialog: HTMLDialogElement, signal: AbortSignal): () => boolean {
  let isHeard = false;
  dialog.addEventListener('lectern', () => void (isHeard = true), { signal });
  return () => {
    isHeard = false;
    dialog.dispatchEvent(new Event('lectern'));
    return isHeard;
  };
}

/** The reader's main elements (the last two only with an article). If the page removes one, the reader is blank. */
const PARTS = ['.surface', '.page', '.article', '.body'] as const;

/** Watches the reader's content for removals by the page. */
function keepWhole(root: ShadowRoot, dialog: HTMLDialogElement, onBlank: () => void, signal: AbortSignal) {
  /** Child nodes of each watched parent in the reader, outer parents first. */
  let held = new Map<ParentNode, readonly Node[]>();
  const observer = new MutationObserver(() => {
    if (signal.aborted) return;
    if ([...held].some(([parent, children]) => hasLost(parent, children))) onBlank();
    else look();
  });

  function look(): void {
    const found = PARTS.flatMap((name) => dialog.querySelector(name) ?? []);
    const parents = [root, dialog, ...found.flatMap((part) => [part.parentElement ?? dialog, part])];
    held = new Map(parents.map((parent) => [parent, [...parent.childNodes]]));
    for (const parent of held.keys()) observer.observe(parent, { childList: true });
  }

  /**
   * Returns whether the page has removed all children of a watched parent, or a child that is a watched parent too (a
   * key of `held`). Ignores nodes that the page adds; SECURITY.md says what a page can change in the reader.
   */
  const hasLost = (parent: ParentNode, children: readonly Node[]) =>
    children.length > 0 &&
    (children.every((child) => child.parentNode !== parent) ||
      children.some((child) => held.has(child as Element) && child.parentNode !== parent));

  /** Remembers the current nodes as the reader's own. Must be called after each draw. */
  function remember(): void {
    observer.takeRecords();
    look();
  }

  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return {
    remember,
    /** Puts back the nodes that the page removed. They are the same nodes, so their listeners still work. */
    restore() {
      for (const [parent, children] of held) if (hasLost(parent, children)) parent.replaceChildren(...children);
      remember();
    },
  };
}

/**
 * Puts the reader on top of the page: as a popover for the first paint, and then as a modal dialog, with the page
 * locked. Locking the page and making it inert lays out the whole page, which must not delay the first paint.
 */
export function putUp(overlay: Overlay, page: HeldPage): void {
  const { dialog } = overlay;
  dialog.popover = 'manual';
  dialog.showPopover();
  focusText(overlay);
  const whenAtRest = watchForRest(dialog);
  afterPaint(dialog.ownerDocument, () => whenAtRest(() => takeOver(overlay, page)));
}

/**
 * Locks the page and makes the reader modal, unless the reader is modal already or has closed. Raises the reader again
 * if the page has put something above it (`isCovered`).
 */
export function takeOver({ host, dialog }: Overlay, page: HeldPage, isCovered = false): void {
  if (!host.isConnected || !isShown(dialog)) return;
  // read before the page is locked; afterwards, reading it would lay out the whole page
  const { scrollTop } = dialog;
  page.lock();
  if (!dialog.open || isCovered) show(dialog, scrollTop);
}

/** Frames without input or scroll events after which nothing scrolls any more; 6 frames take 0.1 s on most screens. */
const FRAMES_AT_REST = 6;

/**
 * Watches for scrolls from now on. Returns a function that calls back once, when none is in progress: a dialog that
 * becomes modal is closed for a moment, which ends a smooth scroll where it is, even before its first step.
 */
function watchForRest(dialog: HTMLDialogElement): (callback: () => void) => void {
  const lifetime = new AbortController();
  const options = { capture: true, passive: true, signal: lifetime.signal };
  const { defaultView } = intact(dialog.ownerDocument);
  let framesAtRest = Number.POSITIVE_INFINITY;
  const note = () => {
    framesAtRest = 0;
  };
  // at the window, because the reader's own listeners stop keys there
  for (const type of ['keydown', 'wheel', 'touchmove']) defaultView?.addEventListener(type, note, options);
  dialog.addEventListener('scroll', note, options);
  return (callback) => {
    const frame = () => {
      if (++framesAtRest <= FRAMES_AT_REST) {
        defaultView?.requestAnimationFrame(frame);
        return;
      }
      lifetime.abort();
      callback();
    };
    frame();
  };
}
