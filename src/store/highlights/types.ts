/**
 * A user's highlights: plain data, stored only on this device. Files may be hand-made and stores damaged, so each shape is a
 * schema, and its type follows from it.
 */
import * as v from 'valibot';
import { shape } from '../../shared/own-fields.ts';
import { isAddress } from './address.ts';

/** Colours. Each has its own letter and line style, so that nothing depends on telling colours apart. */
export const COLOURS = ['yellow', 'green', 'blue', 'pink'] as const;
export type HighlightColour = (typeof COLOURS)[number];

export const HIGHLIGHTS_VERSION = 1;

/** Longest texts (UTF-16 code units). */
export const LONGEST_QUOTE = 4000;
export const LONGEST_NOTE = 4000;
export const LONGEST_TITLE = 300;
/** Length of the context on each side of a quote (UTF-16 code units); enough to tell most places apart. */
export const CONTEXT = 32;

export const MOST_OF_PAGE = 300;
export const MOST_PAGES = 2000;

/** Largest position (UTF-16 code units); it is only a hint, and no text is this long. */
const LAST_PLACE = 1e9;
/** Latest time (ms since 1970): the year 2286. */
const LAST_TIME = 1e13;

const textUpTo = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const numberUpTo = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

/** In the form that `addressOf` returns. */
export const ADDRESS = v.custom<string>(isAddress);
export const ID = v.pipe(v.string(), v.regex(/^[a-z\d]{4,40}$/));
export const TITLE = textUpTo(LONGEST_TITLE);
const COLOUR = v.picklist(COLOURS);
/** '' for none. */
const NOTE = textUpTo(LONGEST_NOTE);
/** Milliseconds since 1970. */
const TIME = numberUpTo(LAST_TIME);

/**
 * A text quote selector of the Web Annotation Data Model (https://www.w3.org/TR/annotation-model/#text-quote-selector), in text
 * with collapsed white space.
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

/** Position of a piece of a text: a quote, and its start, which decides between several matches (UTF-16 code units). */
export type Anchor = Pick<Highlight, 'quote' | 'start'>;

/** The changed values, and the time of the change. */
export const CHANGE = shape({ colour: v.exactOptional(COLOUR), note: v.exactOptional(NOTE), changed: TIME });
export type HighlightChange = Readonly<v.InferOutput<typeof CHANGE>>;

/** All highlights of one page, each still to be checked (`parsePage`), so that a bad one does not lose the others. */
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
 * Why a highlight was not stored: the browser refuses (its store is full or disabled), there are too many, the window is private,
 * another version of Lectern wrote those of this page, or the background does not answer, as after an update.
 */
export type HighlightRefusal = 'full' | 'many' | 'private' | 'other-version' | 'silent';
