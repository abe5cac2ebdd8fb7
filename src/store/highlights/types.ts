/** Types and schemas of highlights. The schemas also validate damaged stores, and imported files written by hand. */
import * as v from 'valibot';
import { message } from '../../platform/wording/message.ts';
import { parsed, shape } from '../../shared/own-fields.ts';
import { isAddress } from './address.ts';

/** Colours of highlights. Each also has a letter and a line style, for users who cannot tell the colours apart. */
export const COLOURS = ['yellow', 'green', 'blue', 'pink'] as const;
export type HighlightColour = (typeof COLOURS)[number];

export const HIGHLIGHTS_VERSION = 1;

/** Maximum length of a quote and of a note (UTF-16 units). */
export const LONGEST_QUOTE = 4000;
export const LONGEST_NOTE = 4000;
export const LONGEST_TITLE = 300;
/** Length of the text stored on each side of a quote (UTF-16 units): enough to tell most places apart. */
export const CONTEXT = 32;

export const MOST_OF_PAGE = 300;
export const MOST_PAGES = 2000;

/** Largest accepted offset (UTF-16 code units); no text is this long. */
const LAST_PLACE = 1e9;
/** Latest accepted time (ms since 1970): the year 2286. */
const LAST_TIME = 1e13;

const textUpTo = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const numberUpTo = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

/** A page address in the normalised form that `addressOf` returns. */
export const ADDRESS = v.custom<string>(isAddress);
export const ID = v.pipe(v.string(), v.regex(/^[a-z\d]{4,40}$/));
export const TITLE = textUpTo(LONGEST_TITLE);
const COLOUR = v.picklist(COLOURS);
const NOTE = textUpTo(LONGEST_NOTE);
/** A time (ms since 1970). */
const TIME = numberUpTo(LAST_TIME);

/** A text quote selector, with collapsed white space (https://www.w3.org/TR/annotation-model/#text-quote-selector). */
export const QUOTE = shape({
  exact: v.pipe(
    textUpTo(LONGEST_QUOTE),
    v.check((exact) => exact.trim() !== ''),
  ),
  prefix: textUpTo(CONTEXT),
  suffix: textUpTo(CONTEXT),
});

export const HIGHLIGHT = shape({
  id: ID,
  colour: COLOUR,
  note: NOTE,
  quote: QUOTE,
  start: numberUpTo(LAST_PLACE),
  made: TIME,
  changed: TIME,
});
export type Highlight = Readonly<v.InferOutput<typeof HIGHLIGHT>>;

/** What a quote is found by. `start`: its first offset (UTF-16 units); of several equal places, the nearest is used. */
export type Anchor = Pick<Highlight, 'quote' | 'start'>;

export const CHANGE = shape({ colour: v.exactOptional(COLOUR), note: v.exactOptional(NOTE), changed: TIME });
export type HighlightChange = Readonly<v.InferOutput<typeof CHANGE>>;

/** All highlights of a page. `parsePage` validates each highlight separately, and drops only the invalid ones. */
const PAGE = shape({
  version: v.literal(HIGHLIGHTS_VERSION),
  address: ADDRESS,
  title: v.fallback(TITLE, ''),
  highlights: v.array(v.unknown()),
});
export interface HighlightedPage extends Readonly<Omit<v.InferOutput<typeof PAGE>, 'highlights'>> {
  readonly highlights: readonly Highlight[];
}

/**
 * Why a highlight was not stored. `full`: the browser's store is full or cannot be written to. `many`: too many
 * highlights on the page, or too many pages. `private`: the window is private. `other-version`: another version of
 * Lectern wrote the page's highlights. `silent`: the background does not answer, as after an update.
 */
export type HighlightRefusal = 'full' | 'many' | 'private' | 'other-version' | 'silent';

/** Number of dropped highlights: `refused` (invalid or repeated id), `limited` (more than `MOST_OF_PAGE`). */
export interface ParsedPage {
  readonly page: HighlightedPage;
  readonly refused: number;
  readonly limited: number;
}

/** Validates the highlights of a page. Null if the value is not such data, or has another format version. */
export function parsePage(value: unknown): ParsedPage | null {
  const page = parsed(PAGE, value);
  if (!page) return null;
  const taken = new Map<string, Highlight>();
  let [refused, limited] = [0, 0];
  for (const one of page.highlights) {
    const highlight = parsed(HIGHLIGHT, one);
    if (!highlight || taken.has(highlight.id)) refused++;
    else if (taken.size >= MOST_OF_PAGE) limited++;
    else taken.set(highlight.id, highlight);
  }
  return { page: { ...page, highlights: [...taken.values()] }, refused, limited };
}

const NAMES = {
  yellow: ['highlightYellow', 'highlightYellowLetter'],
  green: ['highlightGreen', 'highlightGreenLetter'],
  blue: ['highlightBlue', 'highlightBlueLetter'],
  pink: ['highlightPink', 'highlightPinkLetter'],
} as const satisfies Record<HighlightColour, unknown>;

export const nameOf = (colour: HighlightColour): string => message(NAMES[colour][0]);
export const letterOf = (colour: HighlightColour): string => message(NAMES[colour][1]);
