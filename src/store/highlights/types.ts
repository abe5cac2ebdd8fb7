/** A user's highlights: plain data, stored only on this device. */

/** Colours. Each has its own letter and line style, so that nothing depends on telling colours apart. */
export const COLOURS = ['yellow', 'green', 'blue', 'pink'] as const;
export type HighlightColour = (typeof COLOURS)[number];

export const HIGHLIGHTS_VERSION = 1;

/**
 * A text quote selector of the Web Annotation Data Model (https://www.w3.org/TR/annotation-model/#text-quote-selector), in text
 * with collapsed white space.
 */
export interface Quote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** Position of a piece of a text: a quote, and its start, which decides between several matches (UTF-16 code units). */
export interface Anchor {
  readonly quote: Quote;
  readonly start: number;
}

export interface Highlight extends Anchor {
  readonly id: string;
  readonly colour: HighlightColour;
  /** '' for none. */
  readonly note: string;
  /** Times in milliseconds since 1970. */
  readonly made: number;
  readonly changed: number;
}

/** All highlights of one page. */
export interface HighlightedPage {
  readonly version: typeof HIGHLIGHTS_VERSION;
  /** In the form that `addressOf` returns. */
  readonly address: string;
  readonly title: string;
  /** In order of creation. */
  readonly highlights: readonly Highlight[];
}

/** The changed values, and the time of the change. */
export type HighlightChange = Partial<Pick<Highlight, 'colour' | 'note'>> & Pick<Highlight, 'changed'>;

/** Longest texts (UTF-16 code units). */
export const LONGEST_QUOTE = 4000;
export const LONGEST_NOTE = 4000;
export const LONGEST_TITLE = 300;
/** Length of the context on each side of a quote (UTF-16 code units); enough to tell most places apart. */
export const CONTEXT = 32;

export const MOST_OF_PAGE = 300;
export const MOST_PAGES = 2000;

/**
 * Why a highlight was not stored: the browser refuses (its store is full or disabled), there are too many, the window is private,
 * another version of Lectern wrote those of this page, or the background does not answer, as after an update.
 */
export type HighlightRefusal = 'full' | 'many' | 'private' | 'other-version' | 'silent';
