/**
 * Finds the quote of a highlight again in a text that may have changed. Finds nothing if the text has changed too much,
 * because a highlight in a wrong place is worse than none.
 */
import search from 'approx-string-match';
import { type Anchor, CONTEXT } from './types.ts';

/** A part of a text, given by its offsets (UTF-16 code units). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the quote of a span, its start and its context (the text before and after it), to find the span later. */
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
 * Returns the smallest share of the context of a quote that must be unchanged (0 … 1; the text on one side is 0.5). A
 * long quote needs less unchanged context, because it occurs in fewer places.
 */
function leastContext(length: number): number {
  if (length < 24) return 0.45;
  return length < 64 ? 0.2 : 0;
}

/** Shortest quote (characters) to search if it has no context, as in hand-written files. It must occur only once. */
const SHORTEST_ALONE = 8;
/** Maximum number of occurrences of a quote to compare; those further down in the text are ignored. */
const MOST_PLACES = 2000;

/** Returns the span of a quote in a text; null if the place is not certain. */
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

/** Returns the place with the largest unchanged share of context; among equals, the one nearest to the old place. */
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

/**
 * Returns the share of context that is unchanged at a place (0 … 1), counted from the quote outwards to the first
 * difference.
 */
function contextAt(text: string, { quote: { prefix, suffix } }: Anchor, { start, end }: Span): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after++;
  return (before + after) / (prefix.length + suffix.length);
}

/** Shortest quote (characters) to search after its own words changed; a shorter quote would match by chance. */
const SHORTEST_CHANGED = 20;
/**
 * Longest changed quote to search as a whole (characters). Of a longer quote, only the first and the last `END`
 * characters are searched.
 */
const LONGEST_WHOLE = 128;
const END = 64;
/** Largest share of a quote's characters that may have changed (0 … 1). */
const MOST_ERRORS = 0.2;
/** Largest change in a quote's length, as a share of the length (0 … 1). */
const MOST_GROWTH = 0.25;
/**
 * Minimum share of the context (0 … 1) that is unchanged around a changed short quote: about the context on one side.
 */
const LEAST_OF_CHANGED = 0.45;

/** Finds a quote whose own words have changed. */
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

/** Maximum number of similar places to compare; the others are ignored. */
const MOST_SIMILAR = 50;

/** Returns the places that are most similar to the text `exact`. */
function similar(text: string, exact: string): Span[] {
  return search(text, exact, Math.floor(exact.length * MOST_ERRORS)).slice(0, MOST_SIMILAR);
}
