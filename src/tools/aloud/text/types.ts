/** Types of the script, which is the text that is read aloud, with the places where the article shows it. */
import type { Sentence } from '../core/types.ts';

/** Kinds of content that some users want to hear and others do not. */
export const SPECIALS = ['code', 'tables', 'formulas', 'notes', 'captions'] as const;
export type Special = (typeof SPECIALS)[number];

/** How content of a kind is treated. `announce`: says only what is there ("Code, 12 lines"). */
export type Treatment = 'read' | 'announce' | 'skip';
export type Treatments = Readonly<Record<Special, Treatment>>;

/** A text node of a paragraph, or words that are said but not shown. */
export interface SpokenPiece {
  /** Offset in the text of the paragraph. */
  readonly start: number;
  readonly text: string;
  /** The text node that shows the text; null for words that are said but not shown. */
  readonly node: Text | null;
}

/** A unit of the script: a paragraph, a heading, a list item, or an announcement ("Code, 12 lines"). */
export interface SpokenParagraph {
  readonly element: Element;
  readonly pieces: readonly SpokenPiece[];
}

export interface Script {
  readonly paragraphs: readonly SpokenParagraph[];
  readonly sentences: readonly Sentence[];
}
