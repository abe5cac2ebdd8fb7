import { wantWhole } from '../overlay/whole-article.ts';
import { goToPlace, placeOf, type TextPlace } from './keep-place.ts';
import { scrolledTo } from './watch-scroll.ts';

/** Longest scroll that does not count as moving (CSS pixels). */
const UNMOVED = 40;

/** Access to the user's place in the text. */
export interface ReadingPlace {
  /** Scrolls to a place, or to the nearest one in the text. */
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
      // if nothing moved, the next scroll is the user's
      if (openedAt !== before) scrolledTo.set(dialog, openedAt);
    },
    place: () => (Math.abs(dialog.scrollTop - openedAt) > UNMOVED ? placeOf(dialog) : null),
  };
}
