/**
 * Finds a piece of a text again: where it stood, where it stands now, or, where the text has changed too much for that, nowhere.
 * A mark at a wrong place is worse than none.
 */
import search from 'approx-string-match';
import { type Anchor, CONTEXT } from './types.ts';

/** Offsets in the text (UTF-16 code units). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What names this piece of a text. */
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
 * How much of what stood around a quote must stand there still (0 … 1), by the length of the quote: a word is anywhere, a long sentence
 * is nowhere else. One side that is whole is half of it, or a little less.
 */
function leastContext(length: number): number {
  if (length < 24) return 0.45;
  return length < 64 ? 0.2 : 0;
}

/** Without anything around it, as in a file that somebody wrote, a quote has to be so long, and there once (characters). */
const SHORTEST_ALONE = 8;
/** More places of one quote are not looked at. */
const MOST_PLACES = 2000;

/** Where the piece stands in a text; null where nobody can say. */
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

/** The one with most of its surroundings, and among equals the one nearest to where it was. */
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

/** How much of what stood around it stands there (0 … 1), counted outwards from the quote to the first difference. */
function contextAt(text: string, { quote: { prefix, suffix } }: Anchor, { start, end }: Span): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after++;
  return (before + after) / (prefix.length + suffix.length);
}

/** Shorter quotes that have changed could be anything (characters). */
const SHORTEST_CHANGED = 20;
/** Of longer ones both ends are looked for. */
const LONGEST_WHOLE = 128;
const END = 64;
/** Errors for each character, and how much longer or shorter a quote may have become. */
const MOST_ERRORS = 0.2;
const MOST_GROWTH = 0.25;
/** A changed quote needs one whole side of what stood around it. */
const LEAST_OF_CHANGED = 0.45;

/** A quote in which something was changed, as an editor changes a sentence. */
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

/** More places of one end are not looked at. */
const MOST_SIMILAR = 50;

/** The places that are most like it. */
function similar(text: string, exact: string): Span[] {
  return search(text, exact, Math.floor(exact.length * MOST_ERRORS)).slice(0, MOST_SIMILAR);
}
