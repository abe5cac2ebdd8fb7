/** Parses any value as highlights of a page. Files may be hand-made and stores damaged: only the keys named here are used. */
import { isAddress } from './address.ts';
import {
  COLOURS,
  CONTEXT,
  HIGHLIGHTS_VERSION,
  type Highlight,
  type HighlightChange,
  type HighlightedPage,
  LONGEST_NOTE,
  LONGEST_QUOTE,
  LONGEST_TITLE,
  MOST_OF_PAGE,
  type Quote,
} from './types.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Copies own keys into an object without a prototype, so that `constructor` and `__proto__` are ordinary keys. */
export function recordOf(value: unknown): Raw | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.assign(Object.create(null) as Record<string, unknown>, value);
}

const ID = /^[a-z\d]{4,40}$/;
/** Largest position (UTF-16 code units); it is only a hint, and no text is this long. */
const LAST_PLACE = 1e9;
/** Latest time (ms since 1970): the year 2286. */
const LAST_TIME = 1e13;

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
export const isTitle = (value: unknown): value is string => isTextUpTo(LONGEST_TITLE, value);
const isColour = (value: unknown): value is Highlight['colour'] => COLOURS.some((colour) => colour === value);
const isNote = (value: unknown): value is string => isTextUpTo(LONGEST_NOTE, value);

function isTextUpTo(longest: number, value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isWithin(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

export function parseQuote(value: unknown): Quote | null {
  const { exact, prefix, suffix } = recordOf(value) ?? {};
  if (!isTextUpTo(LONGEST_QUOTE, exact) || exact.trim() === '') return null;
  if (!isTextUpTo(CONTEXT, prefix) || !isTextUpTo(CONTEXT, suffix)) return null;
  return { exact, prefix, suffix };
}

export function parseHighlight(value: unknown): Highlight | null {
  const { id, colour, note, quote: given, start, made, changed } = recordOf(value) ?? {};
  const quote = parseQuote(given);
  if (!quote || !isId(id) || !isColour(colour) || !isNote(note)) return null;
  if (!isWithin(start, LAST_PLACE) || !isWithin(made, LAST_TIME) || !isWithin(changed, LAST_TIME)) return null;
  return { id, colour, note, quote, start, made, changed };
}

export function parseChange(value: unknown): HighlightChange | null {
  const { colour, note, changed } = recordOf(value) ?? {};
  if (!isWithin(changed, LAST_TIME)) return null;
  if ((colour !== undefined && !isColour(colour)) || (note !== undefined && !isNote(note))) return null;
  return { ...(colour !== undefined && { colour }), ...(note !== undefined && { note }), changed };
}

/** A page, and the numbers of its highlights that were invalid or beyond the limit. */
export interface ParsedPage {
  readonly page: HighlightedPage;
  readonly refused: number;
  readonly limited: number;
}

/** Returns null if the value is not a page of highlights or has another version. */
export function parsePage(value: unknown): ParsedPage | null {
  const { version, address, title, highlights } = recordOf(value) ?? {};
  if (version !== HIGHLIGHTS_VERSION || !isAddress(address) || !Array.isArray(highlights)) return null;
  const taken = new Map<string, Highlight>();
  let [refused, limited] = [0, 0];
  for (const one of highlights as unknown[]) {
    const highlight = parseHighlight(one);
    if (!highlight || taken.has(highlight.id)) refused++;
    else if (taken.size >= MOST_OF_PAGE) limited++;
    else taken.set(highlight.id, highlight);
  }
  const page: HighlightedPage = {
    version,
    address,
    title: isTitle(title) ? title : '',
    highlights: [...taken.values()],
  };
  return { page, refused, limited };
}
