/** Where the user stopped reading articles ("places"), each with a quote from its text. Kept for a limited time. */
import * as v from 'valibot';
import { parsed, shape, validItems } from '../../shared/own-fields.ts';
import { ADDRESS, QUOTE } from '../highlights/types.ts';

const DAY_MS = 86_400_000;
export const KEPT_DAYS = 90;
/** Maximum number of places; the oldest are dropped. All are read and written together, so a longer list is slow. */
export const MOST_PLACES = 300;
/** Longest quote of a place (characters). It is taken from the beginning of a paragraph. */
export const PLACE_QUOTE = 96;

const POSITIVE = v.pipe(v.number(), v.finite(), v.minValue(0));

export const PLACE = shape({
  address: ADDRESS,
  /** The beginning of the paragraph at the top of the window. */
  quote: v.pipe(
    QUOTE,
    v.check(({ exact }) => exact.length <= PLACE_QUOTE),
  ),
  start: POSITIVE,
  /** Share of the quoted paragraph's height that is above the top of the window (0 to 1). */
  share: v.pipe(POSITIVE, v.maxValue(1)),
  /** Time when the user was at this place (ms since 1970). */
  seen: POSITIVE,
});
export type KeptPlace = Readonly<v.InferOutput<typeof PLACE>>;

/** Returns the places of the last 90 days, newest first, one per address. */
export function pruned(places: readonly KeptPlace[], now: number): readonly KeptPlace[] {
  const oldest = now - KEPT_DAYS * DAY_MS;
  const byAddress = new Map<string, KeptPlace>();
  for (const place of [...places].sort((a, b) => b.seen - a.seen)) {
    // also drops places from the future (the clock was wrong), which would be kept far longer than 90 days
    const isRecent = place.seen >= oldest && place.seen <= now + DAY_MS;
    if (isRecent && !byAddress.has(place.address) && byAddress.size < MOST_PLACES) byAddress.set(place.address, place);
  }
  return [...byAddress.values()];
}

/** Replaces the place of the page at `address`; null at the start or end of the article, which need no place. */
export function withPlace(
  places: readonly KeptPlace[],
  address: string,
  place: KeptPlace | null,
  now: number,
): readonly KeptPlace[] {
  const others = places.filter((one) => one.address !== address);
  return pruned(place ? [place, ...others] : others, now);
}

export const parsePlaces = (value: unknown): readonly KeptPlace[] => parsed(validItems(PLACE), value) ?? [];
