/** The text that several algorithms keep of the same page: plain data that survives JSON. */
import type { Mark } from '../../algorithms/types.ts';

/** The text that one algorithm keeps of a page. */
export interface Vote {
  readonly algorithm: string;
  readonly marks: readonly Mark[];
}

/** An algorithm that has a vote. */
export interface Voter {
  readonly algorithm: string;
  /** 0 … 1: the algorithms of one family share one vote. */
  readonly weight: number;
}

/** Which algorithms keep which block: columns with one entry for each visible block, in document order. */
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

/** The content of the article, as far as it matters here. */
export interface Shown {
  /** The article's algorithm, which has no vote on its own article. */
  readonly algorithm: string;
  /** The marks of the text, in document order. */
  readonly marks: readonly Mark[];
  /** Text nodes in the head, in notes or under "Comments", or that a pass dropped on purpose. */
  readonly accounted: ReadonlySet<number>;
  /** The algorithm's confidence, 0 … 1; null if it gives none. */
  readonly confidence: number | null;
}

/** Why a gap is reported: other algorithms keep it (`others`), or the page's layout suggests it (`geometry`). */
export type GapReason = 'others' | 'geometry';

/** Text of the main column that the article lacks, at one place between two neighbouring kept blocks. */
export interface Gap {
  /** First visible text node of the kept block before the gap; -1 if the gap is above the text. */
  readonly before: number;
  /** First visible text node of the kept block after the gap; -1 if the gap is below the text. */
  readonly after: number;
  /** Text nodes and picture elements, ascending: the input of a "keep" correction. */
  readonly nodes: readonly number[];
  /** Blocks of prose. */
  readonly paragraphs: number;
  /** Pictures between them. */
  readonly figures: number;
  /** Other blocks: items of lists, headings, short lines. */
  readonly lines: number;
  readonly words: number;
  /** 0 … 1: evidence that it belongs to the article. */
  readonly certainty: number;
  readonly why: GapReason;
}

/** The levels at which blocks enter the article as it grows: columns like those of {@link Votes}. */
export interface EntryLevels {
  /** 0 … 1; above 1 for blocks that never enter. */
  readonly levels: readonly number[];
  /** Visible text nodes of the block. */
  readonly texts: readonly (readonly number[])[];
}

/** A piece of the article on which the algorithms disagree. */
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
  /** 0 … 1: share of the article's words in such pieces. */
  readonly share: number;
}
