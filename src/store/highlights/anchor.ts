/** Finds a quote in a text that may have changed; if in doubt nothing, because a wrong place is worse than none. */
import search from 'approx-string-match';
import { type Anchor, CONTEXT } from './types.ts';

/** A part of a text, given by its offsets (UTF-16 code units). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the data to find a span again: its text, its start, and the text before and after it (its context). */
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

/** Returns the minimum share of unchanged context. 0.45: nearly all on one side. Long quotes need less: few recur. */
function leastContext(length: number): number {
  if (length < 24) return 0.45;
  return length < 64 ? 0.2 : 0;
}

/** Shortest quote (characters) without context, as in a hand-written file to import. It must occur only once. */
const SHORTEST_ALONE = 8;
/** Maximum number of occurrences of a quote that are compared. Later ones are ignored, so that the search is fast. */
const MOST_PLACES = 2000;

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

/** Returns the place with most unchanged context; of several the nearest to `anchor.start`. Null if all < `least`. */
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

/** Returns the unchanged share of the context (0 to 1): on each side, from the quote to the first difference. */
function contextAt(text: string, { quote: { prefix, suffix } }: Anchor, { start, end }: Span): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after++;
  return (before + after) / (prefix.length + suffix.length);
}

/** Shortest quote (characters) for which similar text is accepted. Shorter texts are often similar by chance. */
const SHORTEST_CHANGED = 20;
/** Longest changed quote searched as a whole (characters); of a longer one, only the first and last `END` are. */
const LONGEST_WHOLE = 128;
const END = 64;
/** Largest share of a quote's characters that may have changed (0 to 1). */
const MOST_ERRORS = 0.2;
/** Largest difference in length between a quote beyond `LONGEST_WHOLE` and its match (share of the quote's length). */
const MOST_GROWTH = 0.25;
/** Minimum share (0 to 1) of unchanged context around a changed quote of at most `LONGEST_WHOLE` characters. */
const LEAST_OF_CHANGED = 0.45;

/** Finds a quote whose own words have changed; returns null if its place is uncertain. */
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

/** Maximum number of similar places. For a long quote, each place of its beginning is combined with each of its end. */
const MOST_SIMILAR = 50;

function similar(text: string, exact: string): Span[] {
  return search(text, exact, Math.floor(exact.length * MOST_ERRORS)).slice(0, MOST_SIMILAR);
}
