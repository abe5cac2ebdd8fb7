/** What of the shown article is said, and where it stands there. */
import type { Sentence } from '../core/types.ts';

/** What some want to hear and others not. */
export const SPECIALS = ['code', 'tables', 'formulas', 'notes', 'captions'] as const;
export type Special = (typeof SPECIALS)[number];

/** `announce`: says that it is there. */
export type Treatment = 'read' | 'announce' | 'skip';
export type Treatments = Readonly<Record<Special, Treatment>>;

/** A piece of a paragraph's text. */
export interface SpokenPiece {
  /** In the text of the paragraph. */
  readonly start: number;
  readonly text: string;
  /** What shows it; null for words that are only said. */
  readonly node: Text | null;
}

/** What stands together: a paragraph, a heading, an item, or the announcement of something. */
export interface SpokenParagraph {
  readonly element: Element;
  readonly pieces: readonly SpokenPiece[];
}

export interface Script {
  readonly paragraphs: readonly SpokenParagraph[];
  /** All of them, in the order of the text. */
  readonly sentences: readonly Sentence[];
}
