/** Reading positions in articles: a quote per address, kept for a limited time. */
import * as v from 'valibot';
import { parsed, shape, validItems } from '../../shared/own-fields.ts';
import { ADDRESS, QUOTE } from '../highlights/types.ts';

const DAY_MS = 86_400_000;
/** Longest time that a place is kept (days). */
export const KEPT_DAYS = 90;
/** Most places; the store is read and written as a whole. */
export const MOST_PLACES = 300;
/** Longest quote of a place: the beginning of a block (characters). */
export const PLACE_QUOTE = 96;

const POSITIVE = v.pipe(v.number(), v.finite(), v.minValue(0));

export const PLACE = shape({
  address: ADDRESS,
  /** The words at the top of the view. */
  quote: v.pipe(
    QUOTE,
    v.check(({ exact }) => exact.length <= PLACE_QUOTE),
  ),
  start: POSITIVE,
  /** Share of the quoted block that is above the view (0 … 1). */
  share: v.pipe(POSITIVE, v.maxValue(1)),
  /** In milliseconds since 1970. */
  seen: POSITIVE,
});
export type KeptPlace = Readonly<v.InferOutput<typeof PLACE>>;

/** Returns the places newest first, one per address, none older than 90 days or from the future. */
export function pruned(places: readonly KeptPlace[], now: number): readonly KeptPlace[] {
  const oldest = now - KEPT_DAYS * DAY_MS;
  const byAddress = new Map<string, KeptPlace>();
  for (const place of [...places].sort((a, b) => b.seen - a.seen)) {
    // places written before a clock was set back must not stay for years
    const isRecent = place.seen >= oldest && place.seen <= now + DAY_MS;
    if (isRecent && !byAddress.has(place.address) && byAddress.size < MOST_PLACES) byAddress.set(place.address, place);
  }
  return [...byAddress.values()];
}

/** @param place null forgets the address's place: the user is at the start or the end */
export function withPlace(
  places: readonly KeptPlace[],
  address: string,
  place: KeptPlace | null,
  now: number,
): readonly KeptPlace[] {
  const others = places.filter((one) => one.address !== address);
  return pruned(place ? [place, ...others] : others, now);
}

/** Returns the valid places in any value. */
export const parsePlaces = (value: unknown): readonly KeptPlace[] => parsed(validItems(PLACE), value) ?? [];
