import type { PageBlocks } from '../page/blocks/page-blocks.ts';
import type { Page } from '../page/page.ts';

export const ROLES = ['body', 'headline', 'standfirst', 'byline', 'date', 'caption', 'comment'] as const;
export type Role = (typeof ROLES)[number];

/** A text node that an algorithm keeps. If only a part is kept, `start` and `end` are set (UTF-16 offsets). */
export interface Mark {
  node: number;
  role: Role;
  start?: number;
  end?: number;
}

/** A decision of an algorithm, for debugging and for explaining to the user why a text was kept or left out. */
export interface TraceEntry {
  /** Name of the step that decided, such as "siblings". Each algorithm has its own names. */
  step: string;
  /** Node id of the text or element that was kept or left out. */
  node: number;
  kept: boolean;
  /** The reason in plain words, with the numbers on which the decision is based. */
  reason: string;
  /** Probability that the text or element is part of the article (0 to 1), if the algorithm estimates it. */
  probability?: number;
}

/** Value of `Selection.algorithm` if the article is a text that the user selected on the page. */
export const USER_SELECTION = 'selection';

export type EmptyReason = 'no-text' | 'no-candidate' | 'failed';

export const PAGE_KINDS = ['article', 'documentation', 'service', 'forum', 'listing', 'product', 'collection'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface PageJudgement {
  kind: PageKind;
  /** Probability that the page is an article (0 to 1). */
  article: number;
  /** Probability that the page has a text to read (0 to 1), unlike a shop's home page or a list of links. */
  readable: number;
}

/** A learned algorithm's estimates for the blocks of a page. */
export interface BlockScores {
  readonly blocks: PageBlocks;
  /** By block: the probability that the block is part of the article's body, 0 … 1. */
  readonly body: Float32Array;
  /** Probability of each page kind, in the order of `PAGE_KINDS`; they add up to 1. */
  readonly kinds: Float64Array;
  /** Probability that a block in a comments section is a reader's comment, 0 … 1. Null if it is not estimated. */
  readonly commentProbability: ((block: number) => number) | null;
}

export interface Selection {
  algorithm: string;
  /** In document order, at most one for each node. Some may be readers' comments, which are shown on request. */
  marks: readonly Mark[];
  /** The text as the original program prints it, for comparison with the original's own output. */
  text: string;
  trace: readonly TraceEntry[];
  /** The algorithm's confidence in its selection (0 to 1); null if the algorithm does not estimate it. */
  confidence: number | null;
  page: PageJudgement | null;
  /** The reason why nothing was selected; null if text was selected. */
  empty: EmptyReason | null;
}

/** The text that an algorithm reads: what a person sees (`rendered`) or, like the original programs, all (`source`). */
export type Population = 'rendered' | 'source';

/** Creates documents for algorithms whose library works only on a DOM document (Readability). */
export interface DocumentFactory {
  /** Creates an inert document, separate from the page, with empty head and body. */
  create(): unknown;
}

export interface RunOptions {
  population: Population;
  documents: DocumentFactory;
  /** Receives a learned algorithm's estimates for the blocks, which are too large to be part of the selection. */
  scored?(scores: BlockScores): void;
}

/** Description of an algorithm for menus, settings and documents. The list of all algorithms is in `index.ts`. */
export interface AlgorithmInfo {
  /**
   * Identifies the algorithm and its module or export: `goose` is in `goose/index.ts`, `boilerpipe-article` is
   * `boilerpipeArticle` in `boilerpipe/extractors.ts`.
   */
  id: string;
  label: string;
  /** A line for the user: which text the algorithm keeps, and when to use it. */
  summary: string;
  /** Name of the project that the algorithm comes from. Menus list the algorithms of one project next to each other. */
  family: string;
  /** Whether menus offer the algorithm even if the option "Research algorithms" is off. */
  recommended?: true;
  /** Whether the algorithm has a large data file. It is then in a separate script, which is loaded on first use. */
  carriesData?: true;
}

export interface Algorithm {
  id: string;
  /** Reads a page. Never throws for a valid snapshot, and the same snapshot always gives the same result. */
  run(page: Page, options: RunOptions): Selection;
}
