import { fragmentOf } from '../../shared/url.ts';
import type { ShownNote } from '../state/view.ts';

/** Delays (ms): a pointer that only passes by shows nothing, and has time to move into the popover. */
const SHOW_AFTER_MS = 120;
const HIDE_AFTER_MS = 260;

interface NoteCommands {
  readonly shown: ShownNote | null;
  showNote(note: ShownNote | null): void;
}

/**
 * Shows a note while the pointer or the focus is on its reference. On touch screens, the first tap shows the note, and the second one
 * goes there. Must get clicks before the links do.
 */
export function followReferences(root: ShadowRoot, signal: AbortSignal, notes: () => NoteCommands): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (ms: number, note: ShownNote | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => notes().showNote(note), ms);
  };
  const now = (note: ShownNote | null) => {
    clearTimeout(timer);
    if (note?.reference !== notes().shown?.reference) notes().showNote(note);
  };

  const onPointer = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return;
    const note = noteUnder(event.target);
    if (note) soon(SHOW_AFTER_MS, note);
    else if (isPopover(event.target)) clearTimeout(timer);
    else if (notes().shown) soon(HIDE_AFTER_MS, null);
    else clearTimeout(timer);
  };
  const onFocus = ({ target }: Event) => {
    const note = noteUnder(target);
    // A mouse click goes to the note instead.
    if (note && (target as Element).matches(':focus-visible')) now(note);
    else if (!isPopover(target)) now(null);
  };
  const onClick = (event: Event) => {
    const note = noteUnder(event.target);
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (note && isTouch && note.reference !== notes().shown?.reference) {
      event.preventDefault();
      event.stopImmediatePropagation();
      now(note);
    } else if (note || !isPopover(event.target)) now(null);
  };

  root.addEventListener('pointerover', onPointer, { signal });
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('click', onClick, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function noteUnder(target: EventTarget | null): ShownNote | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-footnote-ref]') : null;
  return link && link.id !== '' ? { id: fragmentOf(link.hash), reference: link.id } : null;
}

function isPopover(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.note-popover') !== null;
}
