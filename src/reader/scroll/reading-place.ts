import { wantWhole } from '../overlay/whole-article.ts';
import { goToPlace, placeOf, type TextPlace } from './keep-place.ts';

/** Maximum distance from the opening position at which the user counts as not having scrolled (CSS pixels). */
const UNMOVED = 40;

export interface ReadingPlace {
  /** Scrolls to a place; to the nearest one if the text does not contain this place. */
  goTo(place: TextPlace): void;
  /** Returns the place that the user is reading; null if the user has not scrolled since the reader opened. */
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
      // If the position has not changed, the next scroll event is the user's and must not be ignored.
      if (openedAt !== before) scrolledTo.set(dialog, openedAt);
    },
    place: () => (Math.abs(dialog.scrollTop - openedAt) > UNMOVED ? placeOf(dialog) : null),
  };
}

/** Distance from the top of the view within which a mouse pointer shows the bar (CSS pixels). */
const AT_TOP = 16;

/** Shortest scroll that hides or shows the bar (CSS pixels); a trembling finger, for example, causes shorter ones. */
const MIN_MOVE = 12;

/** Positions to which the reader itself has scrolled a dialog (CSS pixels). Such a scroll does not move the bar. */
export const scrolledTo = new WeakMap<HTMLElement, number>();

/**
 * Returns whether the reader itself made the latest scroll, and forgets the position in {@link scrolledTo}. That scroll
 * may end up to half a window away from the position, because layout can still move the text.
 */
function isOwnScroll(dialog: HTMLElement): boolean {
  const place = scrolledTo.get(dialog);
  scrolledTo.delete(dialog);
  return place !== undefined && Math.abs(dialog.scrollTop - place) < dialog.clientHeight / 2;
}

/** Hides the bar on scrolling down; shows it on scrolling up or for a mouse at the top. Updates the progress line. */
export function watchScroll(dialog: HTMLElement, signal: AbortSignal): void {
  let last = 0;
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = dialog;
    const range = scrollHeight - clientHeight;
    dialog.toggleAttribute('data-scrolled', scrollTop > 4);
    const line = dialog.querySelector<HTMLElement>('.progress');
    line?.style.setProperty('transform', `scaleX(${range > 0 ? Math.min(1, scrollTop / range) : 0})`);
    if (Math.abs(scrollTop - last) < MIN_MOVE) return;
    // The bar does not move while the user edits or uses the strips (rows of controls below the bar): the strips would
    // move with the bar, and a button that moves between the press and the release of the mouse gets no click.
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
