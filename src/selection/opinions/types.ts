/** Types for comparing the text that several algorithms keep of the same page. Plain data, which JSON can represent. */
import type { Mark } from '../../algorithms/types.ts';

export interface Vote {
  readonly algorithm: string;
  readonly marks: readonly Mark[];
}

export interface Voter {
  readonly algorithm: string;
  /** Weight of the vote (0 … 1): all variants of an algorithm (ids with the same start) together have one vote. */
  readonly weight: number;
}

/** The blocks that each algorithm keeps. The lists have one entry for each visible block, in document order. */
export interface Votes {
  /** Algorithms in the order of the bits of `keeps`; at most 31. */
  readonly voters: readonly Voter[];
  /** For each visible block, its index in the table of blocks of the snapshot. */
  readonly blocks: readonly number[];
  /** For each visible block, its first visible text node. */
  readonly nodes: readonly number[];
  /** For each block, a bit mask: bit n is set if algorithm n keeps at least half of the block's characters. */
  readonly keeps: readonly number[];
}

/** The facts about the shown article that a comparison with other algorithms needs. */
export interface Shown {
  /** The article's algorithm. It has no vote on its own article. */
  readonly algorithm: string;
  /** Kept text nodes, in document order. */
  readonly marks: readonly Mark[];
  /** Text and objects that never count as missing: kept, dropped on purpose, or in comments. */
  readonly accounted: ReadonlySet<number>;
  /** The algorithm's confidence (0 … 1); null if it gives none. */
  readonly confidence: number | null;
}

/** Text of the page's main column that the article lacks, at one place between two neighboring kept blocks. */
export interface Gap {
  /** First visible text node of the kept block before the gap; -1 for a gap above the text. */
  readonly before: number;
  /** First visible text node of the kept block after the gap; -1 for a gap below the text. */
  readonly after: number;
  /** Text nodes and picture elements, ascending. If the user adds the gap to the article, this list is stored. */
  readonly nodes: readonly number[];
  /** Number of blocks of prose in the gap. */
  readonly paragraphs: number;
  readonly figures: number;
  /** Number of other blocks in the gap: items of lists, headings, short lines. */
  readonly lines: number;
  readonly words: number;
  /** Evidence that the text belongs to the article (0 … 1). */
  readonly certainty: number;
}

/** Which blocks are in the article at each level (0 short … 1 long). Each list has one entry per visible block. */
export interface EntryLevels {
  /** For each block, the lowest level (0 … 1) at which the article contains it; above 1 if no level adds the block. */
  readonly levels: readonly number[];
  /** For each block, its visible text nodes. */
  readonly texts: readonly (readonly number[])[];
}

/** A part of the article about which the algorithms disagree. */
export interface UncertainPiece {
  /** First visible text node of the part's first block. */
  readonly node: number;
  /** Visible text nodes of the part, ascending. */
  readonly nodes: readonly number[];
  readonly words: number;
  /** Description for the user: "The list under “Ingredients” may not belong to the article." */
  readonly sentence: string;
}

/** How much the algorithms disagree about an article. */
export interface Uncertainty {
  /** Parts that few algorithms keep, in document order. */
  readonly pieces: readonly UncertainPiece[];
  /** Share of the article's words in these parts (0 … 1). */
  readonly share: number;
}
