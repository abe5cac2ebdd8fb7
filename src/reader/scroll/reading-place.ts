import { wantWhole } from '../overlay/whole-article.ts';
import { goToPlace, placeOf, type TextPlace } from './keep-place.ts';
import { scrolledTo } from './watch-scroll.ts';

/** Who scrolled less than this has not moved (CSS pixels). */
const UNMOVED = 40;

/** Where the user is in the text, for who leads them there and back. */
export interface ReadingPlace {
  /** Scrolls to a place, or to what stands nearest to it. */
  goTo(place: TextPlace): void;
  /** Where the user is; null while they have not moved since the reader opened. */
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
      // who is there already makes the next scroll
      if (openedAt !== before) scrolledTo.set(dialog, openedAt);
    },
    place: () => (Math.abs(dialog.scrollTop - openedAt) > UNMOVED ? placeOf(dialog) : null),
  };
}
