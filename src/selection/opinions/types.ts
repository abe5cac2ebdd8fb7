/** What several algorithms think of the same page: plain data, all of it survives JSON. */
import type { Mark } from '../../algorithms/types.ts';

/** What one algorithm keeps of a page. */
export interface Vote {
  readonly algorithm: string;
  readonly marks: readonly Mark[];
}

/** An algorithm that has a vote. */
export interface Voter {
  readonly algorithm: string;
  /** 0 … 1: the algorithms of one family have one vote together. */
  readonly weight: number;
}

/** Which algorithms keep which block: columns with one entry for each block that a person sees, in document order. */
export interface Votes {
  /** In the order of the bits of `keeps`; at most 31. */
  readonly voters: readonly Voter[];
  /** The block in the page's block table. */
  readonly blocks: readonly number[];
  /** First visible text node of the block. */
  readonly nodes: readonly number[];
  /** Bit n is set where voter n keeps at least half of the block's characters. */
  readonly keeps: readonly number[];
}

/** What stands in the article, as far as it matters here. */
export interface Shown {
  /** The algorithm that it is from: it has no vote on what it left out itself. */
  readonly algorithm: string;
  /** What stands in the text, in document order. */
  readonly marks: readonly Mark[];
  /** Text nodes that stand in the head, in notes or behind "Comments", or that a pass has taken out on purpose. */
  readonly accounted: ReadonlySet<number>;
  /** What the algorithm expects of itself, 0 … 1; null where it does not say. */
  readonly confidence: number | null;
}

/** Where algorithms keep what is not shown (`others`), or where the page's layout alone says that it belongs there. */
export type GapReason = 'others' | 'geometry';

/** Text of the main column that the article lacks, at one place between two neighbouring blocks that are kept. */
export interface Gap {
  /** First visible text node of the kept block that the gap follows; -1: it stands above the text. */
  readonly before: number;
  /** First visible text node of the kept block that follows the gap; -1: it stands below the text. */
  readonly after: number;
  /** Text nodes, and elements of pictures, ascending: what a correction "keep" takes. */
  readonly nodes: readonly number[];
  /** Blocks of prose. */
  readonly paragraphs: number;
  /** Pictures between them. */
  readonly figures: number;
  /** Other blocks: items of lists, headings, short lines. */
  readonly lines: number;
  readonly words: number;
  /** 0 … 1: how much speaks for it. */
  readonly certainty: number;
  readonly why: GapReason;
}

/** When blocks come into the article as it gets more generous: columns as those of {@link Votes}. */
export interface EntryLevels {
  /** 0 … 1; above 1 for what never comes. */
  readonly levels: readonly number[];
  /** Visible text nodes of the block. */
  readonly texts: readonly (readonly number[])[];
}

/** A piece of the article of which algorithms think differently. */
export interface UncertainPiece {
  /** First visible text node of its first block. */
  readonly node: number;
  /** Visible text nodes, ascending. */
  readonly nodes: readonly number[];
  readonly words: number;
  /** "The list under “Ingredients” may not belong to the text." */
  readonly sentence: string;
}

/** How far the algorithms disagree on an article. */
export interface Uncertainty {
  /** In document order. */
  readonly pieces: readonly UncertainPiece[];
  /** 0 … 1: the part of the article's words that stands in such pieces. */
  readonly share: number;
}
