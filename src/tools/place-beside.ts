/** Places a card beside the part of the text that it is about. */

/** Gap between a card and its text or the edges of the window (CSS pixels). */
const DISTANCE = 8;

interface PlaceOptions {
  /** Boxes of the text that the card is about, in text order: one box for the whole text, or one box per line. */
  about: readonly DOMRect[];
  /** Place if there is room neither above nor below: `foot` of the window, or `below` the text, even if out of view. */
  otherwise: 'foot' | 'below';
}

/**
 * Places the card below the text that it is about, or above if there is no room below. If the line of text next to the
 * card is wider than the card, both have the same left edge; otherwise, the card is centered on the line. The card
 * scrolls with the text.
 */
export function placeBeside(card: HTMLElement, { about, otherwise }: PlaceOptions): void {
  const around = card.offsetParent ?? card;
  const { left, top } = around.getBoundingClientRect();
  // `clientLeft` is the width of a scroll bar on the left, which the card must not cover.
  const edge = left + around.clientLeft;
  const { width, height } = card.getBoundingClientRect();
  const window = roomFor(card);
  const nothing = new DOMRect(around.clientWidth / 2, window.top);
  const [first = nothing, last = nothing] = [about[0], about.at(-1)];
  const besides = (line: DOMRect, y: number) => {
    const x = line.width > width ? line.left : line.left + line.width / 2 - width / 2;
    const end = edge + around.clientWidth - width - DISTANCE;
    return new DOMRect(Math.max(edge + DISTANCE, Math.min(x, end)), y, width, height);
  };
  const places = [besides(last, last.bottom + DISTANCE), besides(first, first.top - DISTANCE - height)];
  const end = Math.max(...about.map(({ bottom }) => bottom), window.top);
  const place =
    places.find((one) => isIn(one, window) && !about.some((line) => areOver(one, line))) ??
    besides(last, otherwise === 'foot' ? window.bottom - height - DISTANCE : end + DISTANCE);
  card.style.left = `${place.left - edge + around.scrollLeft}px`;
  card.style.top = `${place.top - top + around.scrollTop}px`;
}

/** Returns the part of the window that the tools' controls do not cover. The controls are at its top or bottom. */
function roomFor(card: HTMLElement): { top: number; bottom: number } {
  const { clientHeight } = card.ownerDocument.documentElement;
  const strips = card.closest('dialog')?.querySelector('.strips')?.getBoundingClientRect();
  if (!strips) return { top: 0, bottom: clientHeight };
  return strips.top > clientHeight / 2 ? { top: 0, bottom: strips.top } : { top: strips.bottom, bottom: clientHeight };
}

/** Converts a box in the window to the coordinates of the dialog's content, with which it scrolls (px). */
export function inContent({ x, y, width, height }: DOMRect, dialog: HTMLElement): DOMRect {
  const { left, top } = dialog.getBoundingClientRect();
  // `clientLeft` is the width of the scroll bar if it is on the left, as in a right-to-left interface.
  return new DOMRect(x - left - dialog.clientLeft, y - top + dialog.scrollTop, width, height);
}

/** Returns the style that gives an element this box. */
export const pixels = ({ left, top, width, height }: DOMRect) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const isIn = ({ top, bottom }: DOMRect, window: { top: number; bottom: number }) =>
  top >= window.top && bottom + DISTANCE <= window.bottom;

const areOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
