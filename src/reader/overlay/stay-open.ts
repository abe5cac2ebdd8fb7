/** Puts the dialog on top of the page, and keeps it and its content there, whatever the page does. */
import { intact } from '../../platform/unclobbered.ts';
import { afterPaint } from './after-paint.ts';
import { focusedIn, focusText, type Overlay } from './create-overlay.ts';
import type { HeldPage } from './hold-page.ts';

const MAX_RETURNS = 3;
/** How often the reader's content is restored; if the page then removes it again, the reader gives up. */
const MAX_RESTORES = 1;
/** How often the reader is raised to the top again; if the page then raises something else, that stays on top. */
const MAX_RAISES = 50;

interface StayOpenOptions extends Overlay {
  /** Called when the page removed the reader or its content more often than we restore it. */
  onEvicted(): void;
  /** Called when the page was rewritten (`document.open`), which removed our listeners. */
  onDeaf(): void;
  signal: AbortSignal;
}

/**
 * Keeps the reader open and complete on top of the page. Returns a function to call after each draw; it remembers the
 * drawn nodes as the reader's own.
 */
export function stayOpen({ host, root, dialog, onEvicted, onDeaf, signal }: StayOpenOptions): () => void {
  const { ownerDocument: document } = host;
  let returns = 0;
  let raises = 0;
  let restores = 0;
  // The last scroll position is kept here, because a dialog loses it when it is closed or removed from the document.
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
    // a folded part of the page that opens covers nothing
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
  // `focusin` is for browsers without toggle events of dialogs: a modal dialog takes the focus when it opens.
  for (const type of ['toggle', 'fullscreenchange', 'focusin'])
    intact(document).addEventListener(type, raise, { capture: true, signal });
  whole.remember();
  return whole.remember;
}

/**
 * True while `show` runs. Meanwhile the page has the focus for a moment, because closing a dialog returns the focus;
 * this must not count as an attempt of the page to take the focus.
 */
let isShowing = false;

/** Returns whether the focus is being moved because the dialog is put on top, and not by the user. */
export const isPutOnTop = (): boolean => isShowing;

/** Returns whether the dialog is shown, either as a popover (at first) or as a modal dialog (later). */
export const isShown = (dialog: HTMLDialogElement): boolean => dialog.open || dialog.matches(':popover-open');

export function hide(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  dialog.popover = null;
}

/** Puts the dialog on top, and makes the page inert; scroll position and focus stay as they were. */
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

/** Returns a function that tests whether listeners in the dialog still get events. Its event stays in the dialog. */
function listeningOf(dialog: HTMLDialogElement, signal: AbortSignal): () => boolean {
  let isHeard = false;
  dialog.addEventListener('lectern', () => void (isHeard = true), { signal });
  return () => {
    isHeard = false;
    dialog.dispatchEvent(new Event('lectern'));
    return isHeard;
  };
}

/** The reader's main elements (the last two only with an article). Without one of them, the reader is blank. */
const PARTS = ['.surface', '.page', '.article', '.body'] as const;

interface Whole {
  /** Remembers the current nodes as the reader's own. Must be called after each drawing. */
  remember(): void;
  /** Restores what the page removed. The nodes are the same, so their listeners still work. */
  restore(): void;
}

/** Watches the reader's content for removals by the page. */
function keepWhole(root: ShadowRoot, dialog: HTMLDialogElement, onBlank: () => void, signal: AbortSignal): Whole {
  /** Child nodes of each parent in the reader, outer parents first. */
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
   * Returns whether the page has removed all our nodes from a parent, or a node that is itself a parent in `held`.
   * Nodes that the page adds beside ours do not matter (SECURITY.md).
   */
  const hasLost = (parent: ParentNode, children: readonly Node[]) =>
    children.length > 0 &&
    (children.every((child) => child.parentNode !== parent) ||
      children.some((child) => held.has(child as Element) && child.parentNode !== parent));

  function remember(): void {
    observer.takeRecords();
    look();
  }

  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return {
    remember,
    restore() {
      for (const [parent, children] of held) if (hasLost(parent, children)) parent.replaceChildren(...children);
      remember();
    },
  };
}

/**
 * Puts the reader on top of the page: as a popover for the first paint, and as a locking modal dialog after it. Locking
 * the page and making it inert forces the browser to style and lay out the whole page, which must not delay the paint.
 */
export function putUp(overlay: Overlay, page: HeldPage): void {
  const { dialog } = overlay;
  dialog.popover = 'manual';
  dialog.showPopover();
  focusText(overlay);
  afterPaint(dialog.ownerDocument, () => takeOver(overlay, page));
}

/**
 * Locks the page and makes the reader modal, unless that is done or the reader has closed. Raises the reader again if
 * the page has put something above it (`isCovered`).
 */
export function takeOver({ host, dialog }: Overlay, page: HeldPage, isCovered = false): void {
  if (!host.isConnected || !isShown(dialog)) return;
  // read before the page is locked; afterwards, reading it would lay out the whole page
  const { scrollTop } = dialog;
  page.lock();
  if (!dialog.open || isCovered) show(dialog, scrollTop);
}
