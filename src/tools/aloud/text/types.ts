/** The spoken text, and its places in the shown article. */
import type { Sentence } from '../core/types.ts';

/** Content that some users want to hear and others do not. */
export const SPECIALS = ['code', 'tables', 'formulas', 'notes', 'captions'] as const;
export type Special = (typeof SPECIALS)[number];

/** `announce`: only says that it is there. */
export type Treatment = 'read' | 'announce' | 'skip';
export type Treatments = Readonly<Record<Special, Treatment>>;

/** A piece of a paragraph's text. */
export interface SpokenPiece {
  /** Offset in the text of the paragraph. */
  readonly start: number;
  readonly text: string;
  /** Text node that shows it; null for words that are only said. */
  readonly node: Text | null;
}

/** A unit of the script: a paragraph, a heading, an item, or an announcement. */
export interface SpokenParagraph {
  readonly element: Element;
  readonly pieces: readonly SpokenPiece[];
}

export interface Script {
  readonly paragraphs: readonly SpokenParagraph[];
  /** All sentences, in text order. */
  readonly sentences: readonly Sentence[];
}
