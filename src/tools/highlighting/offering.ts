/** Places the highlight button during a selection: beside the text, or at the foot of a narrow window. */
import { intact } from '../../platform/unclobbered.ts';
import { selectedText } from '../../reader/input/selected-text.ts';

/** Delay after a selection change (ms); the button does not move while the user is selecting. */
const SELECTION_DELAY = 180;
/** Room that the button needs beside the text (CSS pixels). */
const ROOM = 64;
const GAP = 12;

/** Position in the scrolled coordinates of the dialog (CSS pixels); null for the foot of the window. */
export type OfferPlace = { readonly x: number; readonly y: number } | null;

export interface Offering {
  /** undefined while nothing is selected. */
  now(): OfferPlace | undefined;
}

/** @param changed is called when the button comes, goes or moves */
export function createOffering(dialog: HTMLElement, signal: AbortSignal, changed: () => void): Offering {
  let place: OfferPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  const look = () => {
    timer = undefined;
    if (signal.aborted || isPressed) return;
    const next = placeFor(dialog);
    if (JSON.stringify(next) === JSON.stringify(place)) return;
    place = next;
    changed();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SELECTION_DELAY);
  };
  const press = (isDown: boolean) => () => {
    isPressed = isDown;
    if (!isDown) soon();
  };
  const options = { signal, passive: true };
  intact(dialog.ownerDocument).addEventListener('selectionchange', soon, options);
  dialog.addEventListener('pointerdown', press(true), options);
  for (const type of ['pointerup', 'pointercancel']) dialog.addEventListener(type, press(false), options);
  signal.addEventListener('abort', () => clearTimeout(timer));
  // something may be selected already
  soon();
  return { now: () => place };
}

function placeFor(dialog: HTMLElement): OfferPlace | undefined {
  const selected = selectedText(dialog);
  if (!selected || selected.range.toString().trim() === '') return undefined;
  const view = dialog.getBoundingClientRect();
  const text = selected.article.getBoundingClientRect();
  const lines = selected.range.getClientRects();
  const last = lines[lines.length - 1] ?? text;
  const isRtl = getComputedStyle(selected.article).direction === 'rtl';
  const room = isRtl ? text.left - view.left : view.left + dialog.clientWidth - text.right;
  if (room < ROOM + 2 * GAP) return null;
  const x = isRtl ? text.left - GAP - ROOM : text.right + GAP;
  return { x: Math.round(x - view.left), y: Math.round((last.top + last.bottom) / 2 - view.top + dialog.scrollTop) };
}
