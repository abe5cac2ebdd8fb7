/** Where somebody was in the articles that they have read: a quote for each address, for as long as that may be of use. */
import { isAddress } from '../highlights/address.ts';
import { parseQuote, recordOf } from '../highlights/parse.ts';
import type { Anchor } from '../highlights/types.ts';

/** The words at the top of the view, and how much of their block had gone by (0 … 1). */
export interface KeptPlace extends Anchor {
  readonly address: string;
  readonly share: number;
  /** In milliseconds since 1970. */
  readonly seen: number;
}

const DAY_MS = 86_400_000;
/** Nobody goes on with an article after that. */
export const KEPT_DAYS = 90;
/** The store is read and written as a whole. */
export const MOST_PLACES = 300;
/** What names a place: the beginning of a block (characters). */
export const PLACE_QUOTE = 96;

/** The latest ones first, one for each address, none older than 90 days, none from a time to come. */
export function pruned(places: readonly KeptPlace[], now: number): readonly KeptPlace[] {
  const oldest = now - KEPT_DAYS * DAY_MS;
  const byAddress = new Map<string, KeptPlace>();
  for (const place of [...places].sort((a, b) => b.seen - a.seen)) {
    // a clock that was set back must not keep what it wrote before for years
    const isRecent = place.seen >= oldest && place.seen <= now + DAY_MS;
    if (isRecent && !byAddress.has(place.address) && byAddress.size < MOST_PLACES) byAddress.set(place.address, place);
  }
  return [...byAddress.values()];
}

/** @param place null forgets the one of this address: somebody is at the start, or has come to the end */
export function withPlace(
  places: readonly KeptPlace[],
  address: string,
  place: KeptPlace | null,
  now: number,
): readonly KeptPlace[] {
  const others = places.filter((one) => one.address !== address);
  return pruned(place ? [place, ...others] : others, now);
}

/** Anything → the places in it. */
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
