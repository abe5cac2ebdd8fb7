/** Reading positions in articles: a quote per address, kept for a limited time. */
import { isAddress } from '../highlights/address.ts';
import { parseQuote, recordOf } from '../highlights/parse.ts';
import type { Anchor } from '../highlights/types.ts';

/** The words at the top of the view, and the share of their block that is above it (0 … 1). */
export interface KeptPlace extends Anchor {
  readonly address: string;
  readonly share: number;
  /** In milliseconds since 1970. */
  readonly seen: number;
}

const DAY_MS = 86_400_000;
/** Longest time that a place is kept (days). */
export const KEPT_DAYS = 90;
/** Most places; the store is read and written as a whole. */
export const MOST_PLACES = 300;
/** Longest quote of a place: the beginning of a block (characters). */
export const PLACE_QUOTE = 96;

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
export function parsePlaces(value: unknown): readonly KeptPlace[] {
  return Array.isArray(value) ? (value as unknown[]).flatMap((one) => parsePlace(one) ?? []) : [];
}

export function parsePlace(value: unknown): KeptPlace | null {
  const { address, quote: given, start, share, seen } = recordOf(value) ?? {};
  const quote = parseQuote(given);
  if (!quote || quote.exact.length > PLACE_QUOTE || !isAddress(address)) return null;
  if (!isNumber(start) || !isNumber(share) || !isNumber(seen) || share > 1) return null;
  return { address, quote, start, share, seen };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value);
