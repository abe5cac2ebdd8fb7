import { wantWhole } from '../overlay/whole-article.ts';
import { goToPlace, placeOf, type TextPlace } from './keep-place.ts';

/** Distance from the opening position up to which `place` ignores the user's scrolling (CSS pixels). */
const UNMOVED = 40;

export interface ReadingPlace {
  /** Scrolls to a place. If the text lacks it, scrolls to the nearest place. */
  goTo(place: TextPlace): void;
  /** Returns where the user is; null if they have not moved since the reader opened. */
  place(): TextPlace | null;
}

export function createReadingPlace(dialog: HTMLElement): ReadingPlace {
  let openedAt = dialog.scrollTop;
  return {
    goTo(place) {
      wantWhole(dialog);
      const before = dialog.scrollTop;
      goToPlace(dialog, place);
      openedAt = dialog.scrollTop;
      // If the position is the same, no scroll event comes. The next scroll event is then the user's and must not be
      // ignored.
      if (openedAt !== before) scrolledTo.set(dialog, openedAt);
    },
    place: () => (Math.abs(dialog.scrollTop - openedAt) > UNMOVED ? placeOf(dialog) : null),
  };
}

/** Distance from the top at which a pointer shows the bar (CSS pixels). */
const AT_TOP = 16;

/** Shortest scroll that hides or shows the bar (CSS pixels); shorter ones come from a trembling finger or a bounce. */
const MIN_MOVE = 12;

/**
 * Positions to which the reader itself has scrolled a dialog (CSS pixels), such as the place of the last visit. Such a
 * scroll neither hides nor shows the bar.
 */
export const scrolledTo = new WeakMap<HTMLElement, number>();

/**
 * Returns whether the reader itself made the latest scroll, and forgets the position in {@link scrolledTo}. The scroll
 * may end up to half a window away from that position, because of later layout.
 */
function isOwnScroll(dialog: HTMLElement): boolean {
  const place = scrolledTo.get(dialog);
  scrolledTo.delete(dialog);
  return place !== undefined && Math.abs(dialog.scrollTop - place) < dialog.clientHeight / 2;
}

/** Hides the bar on the way down, shows it on the way up or for a mouse at the top; moves the progress line. */
export function watchScroll(dialog: HTMLElement, signal: AbortSignal): void {
  let last = 0;
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = dialog;
    const range = scrollHeight - clientHeight;
    dialog.toggleAttribute('data-scrolled', scrollTop > 4);
    const line = dialog.querySelector<HTMLElement>('.progress');
    line?.style.setProperty('transform', `scaleX(${range > 0 ? Math.min(1, scrollTop / range) : 0})`);
    if (Math.abs(scrollTop - last) < MIN_MOVE) return;
    // The bar stays as it is while the user edits or uses the strips (rows of controls below the bar), because the
    // strips move with it, and a button that moves between the press and the release of the mouse is not clicked.
    const isInUse = dialog.querySelector('.strips:is(:hover, :focus-within), .article.editing') !== null;
    const isReadOn = scrollTop > last && scrollTop > clientHeight / 4;
    if (!isOwnScroll(dialog) && !isInUse) dialog.toggleAttribute('data-receded', isReadOn);
    last = scrollTop;
  };
  const onMove = ({ clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && clientY < AT_TOP) dialog.removeAttribute('data-receded');
  };
  dialog.addEventListener('scroll', onScroll, { passive: true, signal });
  dialog.addEventListener('pointermove', onMove, { passive: true, signal });
}
