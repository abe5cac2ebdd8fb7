import { intact } from '../../platform/unclobbered.ts';
import { message } from '../../platform/wording/message.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import { highlight } from '../../reader/components/icons.ts';
import { selectedText } from '../../reader/input/copy-selection.ts';

/** Does not take the focus, because that would clear the selection before the click. */
export function HighlightOffer({ place, onMake }: { place: OfferPlace; onMake(): void }) {
  return (
    <button
      type="button"
      class={place ? 'highlight-offer' : 'highlight-offer at-foot'}
      style={place ? { left: `${place.x}px`, top: `${place.y}px` } : {}}
      aria-label={message('highlight')}
      title={message('highlight')}
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onMake}
    >
      <Icon path={highlight} size={18} />
      {place ? <b class="key-name">H</b> : <span>{message('highlight')}</span>}
    </button>
  );
}

/** Delay after a selection change (ms), so that the button does not move while the user is selecting. */
const SELECTION_DELAY = 180;
/** Width beside the text that the button needs (CSS pixels). */
const ROOM = 64;
const GAP = 12;

/** Position of the button, from the start of the dialog's content (CSS pixels); null: at the foot of the window. */
type OfferPlace = { readonly x: number; readonly y: number } | null;

/**
 * Watches the selection of an open reader. Returns a function that returns the button's place; undefined while no text
 * is selected.
 *
 * @param changed called when the button appears, disappears or moves
 */
export function watchSelection(
  dialog: HTMLElement,
  signal: AbortSignal,
  changed: () => void,
): () => OfferPlace | undefined {
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
  // Some text may already be selected.
  soon();
  return () => place;
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
