/** What a user has highlighted on pages: plain data, on this device alone. */

/** Each has a letter and a kind of line of its own, so that nothing depends on telling colours apart. */
export const COLOURS = ['yellow', 'green', 'blue', 'pink'] as const;
export type HighlightColour = (typeof COLOURS)[number];

export const HIGHLIGHTS_VERSION = 1;

/**
 * A text quote selector of the Web Annotation Data Model (https://www.w3.org/TR/annotation-model/#text-quote-selector), in text
 * of which white space is collapsed.
 */
export interface Quote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** Where a piece of a text stands: a quote, and what decides between several places that have it (UTF-16 code units). */
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

/** All of one page. */
export interface HighlightedPage {
  readonly version: typeof HIGHLIGHTS_VERSION;
  /** As `addressOf` writes it. */
  readonly address: string;
  readonly title: string;
  /** In the order in which they were made. */
  readonly highlights: readonly Highlight[];
}

/** What is different afterwards, and since when. */
export type HighlightChange = Partial<Pick<Highlight, 'colour' | 'note'>> & Pick<Highlight, 'changed'>;

/** Characters (UTF-16 code units). */
export const LONGEST_QUOTE = 4000;
export const LONGEST_NOTE = 4000;
export const LONGEST_TITLE = 300;
/** What stands around a quote: enough to tell most places apart. */
export const CONTEXT = 32;

export const MOST_OF_PAGE = 300;
export const MOST_PAGES = 2000;

/**
 * Why a highlight was not stored: the browser refuses (its store is full, or switched off), there are too many, the window is private,
 * another version of Lectern keeps those of this page, or nobody answers, as after an update.
 */
export type HighlightRefusal = 'full' | 'many' | 'private' | 'other-version' | 'silent';
