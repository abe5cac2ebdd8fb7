/**
 * Finds a piece of a text again: at its old place, at its new place, or nowhere if the text has changed too much. A mark at a
 * wrong place is worse than none.
 */
import search from 'approx-string-match';
import { type Anchor, CONTEXT } from './types.ts';

/** Offsets in the text (UTF-16 code units). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the anchor of a piece of a text. */
export function anchorOf(text: string, { start, end }: Span): Anchor {
  return {
    quote: {
      exact: text.slice(start, end),
      prefix: text.slice(Math.max(0, start - CONTEXT), start),
      suffix: text.slice(end, end + CONTEXT),
    },
    start,
  };
}

/**
 * Returns the smallest share of a quote's context that must be unchanged (0 … 1), by the quote's length: a word occurs in many
 * places, a long sentence in one. One intact side is half of the context or slightly less.
 */
function leastContext(length: number): number {
  if (length < 24) return 0.45;
  return length < 64 ? 0.2 : 0;
}

/** Shortest quote to find without context, as in a hand-written file; it must occur only once (characters). */
const SHORTEST_ALONE = 8;
/** Most places of one quote to examine. */
const MOST_PLACES = 2000;

/** Returns the span of the anchor in a text; null if it cannot be found with certainty. */
export function findAnchor(text: string, anchor: Anchor): Span | null {
  const { exact } = anchor.quote;
  if (exact === '') return null;
  const same = placesOf(text, exact).map((start) => ({ start, end: start + exact.length }));
  return same.length > 0 ? best(text, anchor, same, leastContext(exact.length)) : findChanged(text, anchor);
}

function placesOf(text: string, exact: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(exact); at >= 0 && places.length < MOST_PLACES; at = text.indexOf(exact, at + 1))
    places.push(at);
  return places;
}

/** Returns the place with most of the context intact; among equals, the nearest to the old place. */
function best(text: string, anchor: Anchor, places: readonly Span[], least: number): Span | null {
  const { prefix, suffix, exact } = anchor.quote;
  if (prefix + suffix === '')
    return places.length === 1 && (exact.length >= SHORTEST_ALONE || exact.length === text.length)
      ? (places[0] ?? null)
      : null;
  let found: Span | null = null;
  let [most, nearest] = [least, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const share = contextAt(text, anchor, place);
    const distance = Math.abs(place.start - anchor.start);
    if (share < most || (share === most && distance >= nearest)) continue;
    [found, most, nearest] = [place, share, distance];
  }
  return found;
}

/** Returns the share of the context that is intact at a place (0 … 1), counted outwards from the quote to the first difference. */
function contextAt(text: string, { quote: { prefix, suffix } }: Anchor, { start, end }: Span): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after++;
  return (before + after) / (prefix.length + suffix.length);
}

/** Shortest quote to find after a change; shorter ones match too easily (characters). */
const SHORTEST_CHANGED = 20;
/** Longest changed quote to search as a whole, and length of the ends to search of longer ones (characters). */
const LONGEST_WHOLE = 128;
const END = 64;
/** Most errors per character, and largest relative change of a quote's length. */
const MOST_ERRORS = 0.2;
const MOST_GROWTH = 0.25;
/** Smallest share of intact context for a changed quote (0 … 1): one whole side. */
const LEAST_OF_CHANGED = 0.45;

/** Finds a quote that was changed, for example by an editor. */
function findChanged(text: string, anchor: Anchor): Span | null {
  const { exact } = anchor.quote;
  if (exact.length < SHORTEST_CHANGED) return null;
  if (exact.length <= LONGEST_WHOLE) return best(text, anchor, similar(text, exact), LEAST_OF_CHANGED);
  const heads = similar(text, exact.slice(0, END));
  const tails = similar(text, exact.slice(-END));
  const spans = heads.flatMap(({ start }) => tails.map(({ end }) => ({ start, end })));
  const fitting = spans.filter(
    ({ start, end }) => Math.abs(end - start - exact.length) <= MOST_GROWTH * exact.length && end > start,
  );
  return best(text, anchor, fitting, 0);
}

/** Most places of one end to examine. */
const MOST_SIMILAR = 50;

/** Returns the places that are most similar to the quote. */
function similar(text: string, exact: string): Span[] {
  return search(text, exact, Math.floor(exact.length * MOST_ERRORS)).slice(0, MOST_SIMILAR);
}
