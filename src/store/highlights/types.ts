/**
 * Types and schemas of highlights, which are stored only on this device. The schemas validate the data, because a store
 * may be damaged and an imported file may have been written by hand.
 */
import * as v from 'valibot';
import { shape } from '../../shared/own-fields.ts';
import { isAddress } from './address.ts';

/** Colours of highlights. Each also has a letter and a line style, for users who cannot tell the colours apart. */
export const COLOURS = ['yellow', 'green', 'blue', 'pink'] as const;
export type HighlightColour = (typeof COLOURS)[number];

export const HIGHLIGHTS_VERSION = 1;

/** Longest quote and longest note (UTF-16 code units). */
export const LONGEST_QUOTE = 4000;
export const LONGEST_NOTE = 4000;
export const LONGEST_TITLE = 300;
/** Length of the text stored from each side of a quote (UTF-16 code units); enough to tell most places apart. */
export const CONTEXT = 32;

export const MOST_OF_PAGE = 300;
export const MOST_PAGES = 2000;

/** Largest accepted offset (UTF-16 code units); no text is this long. */
const LAST_PLACE = 1e9;
/** Latest accepted time (ms since 1970): the year 2286. */
const LAST_TIME = 1e13;

const textUpTo = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const numberUpTo = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

/** An address as `addressOf` returns it. */
export const ADDRESS = v.custom<string>(isAddress);
export const ID = v.pipe(v.string(), v.regex(/^[a-z\d]{4,40}$/));
export const TITLE = textUpTo(LONGEST_TITLE);
const COLOUR = v.picklist(COLOURS);
/** The note; '' for none. */
const NOTE = textUpTo(LONGEST_NOTE);
/** Milliseconds since 1970. */
const TIME = numberUpTo(LAST_TIME);

/**
 * A text quote selector of the Web Annotation Data Model (https://www.w3.org/TR/annotation-model/#text-quote-selector),
 * in text with collapsed white space.
 */
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

/**
 * A quote to find again, and its offset in the text when it was highlighted (`start`, in UTF-16 code units). If several
 * places fit equally well, the nearest to `start` is chosen.
 */
export type Anchor = Pick<Highlight, 'quote' | 'start'>;

/** A change of a highlight: the changed fields, and the time of the change. */
export const CHANGE = shape({ colour: v.exactOptional(COLOUR), note: v.exactOptional(NOTE), changed: TIME });
export type HighlightChange = Readonly<v.InferOutput<typeof CHANGE>>;

/** All highlights of a page. `parsePage` validates each separately, so that an invalid one does not lose the others. */
export const PAGE = shape({
  version: v.literal(HIGHLIGHTS_VERSION),
  address: ADDRESS,
  title: v.fallback(TITLE, ''),
  highlights: v.array(v.unknown()),
});
export interface HighlightedPage extends Readonly<Omit<v.InferOutput<typeof PAGE>, 'highlights'>> {
  /** In order of creation. */
  readonly highlights: readonly Highlight[];
}

/**
 * Why a highlight was not stored: the store is full or disabled, there are too many highlights, the window is private,
 * another version of Lectern wrote the page's highlights, or the background does not answer, as after an update.
 */
export type HighlightRefusal = 'full' | 'many' | 'private' | 'other-version' | 'silent';
