import type { Page } from '../page/page.ts';

/** The role of a kept text node in the article. */
export type Role = 'body' | 'headline' | 'standfirst' | 'byline' | 'date' | 'caption' | 'comment';

/** A kept text node. `start`/`end` (UTF-16 offsets) exist only if part of its text is kept. */
export interface Mark {
  node: number;
  role: Role;
  start?: number;
  end?: number;
}

/** One decision of an algorithm, for "why is this here?" and for debugging. */
export interface TraceEntry {
  /** Name of the step that decided, as in the algorithm's source. */
  step: string;
  /** A text node or element of the piece. */
  node: number;
  kept: boolean;
  /** Reason in plain words, with the numbers that decided. */
  reason: string;
  /** Probability that the piece is body, 0 … 1, if the algorithm estimates it. */
  probability?: number;
}

/** Replaces an algorithm's id for the user's selection on the page. */
export const USER_SELECTION = 'selection';

/** Why a selection is empty. */
export type EmptyReason = 'no-text' | 'no-candidate' | 'failed';

/** The kinds of page that the learned algorithm distinguishes. */
export const PAGE_KINDS = ['article', 'documentation', 'service', 'forum', 'listing', 'product', 'collection'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** An algorithm's judgement of the page as a whole. */
export interface PageJudgement {
  /** The most probable kind. */
  kind: PageKind;
  /** Probability that the page is an article, 0 … 1. */
  article: number;
  /**
   * Probability that the page has a text to read (article, documentation, thread, description) and is not a shop window
   * or a list of links, 0 … 1.
   */
  readable: number;
}

/** An algorithm's answer: marks on the snapshot's text nodes. */
export interface Selection {
  algorithm: string;
  /**
   * In document order, each node at most once. Includes comments under an article, which the article leaves out by
   * default.
   */
  marks: readonly Mark[];
  /** The text as the original program prints it, for parity measurements. */
  text: string;
  trace: readonly TraceEntry[];
  /** 0 … 1; null if the algorithm does not estimate its certainty. */
  confidence: number | null;
  /** null if the algorithm does not judge pages. */
  page: PageJudgement | null;
  /** null if something was selected. */
  empty: EmptyReason | null;
}

/**
 * The text that an algorithm sees: what a person sees, or the whole document with hidden text, as the originals do,
 * which have no layout.
 */
export type Population = 'rendered' | 'source';

/** The part of the DOM for algorithms whose library works only on documents (Readability). */
export interface DocumentFactory {
  /** Creates an inert document, separate from the page, with empty head and body. */
  create(): unknown;
}

export interface RunOptions {
  population: Population;
  documents: DocumentFactory;
}

/** Data about an algorithm for menus, settings and documents; `index.ts` has the list. */
export interface AlgorithmInfo {
  /** Where its module is: `boilerpipe-article` is `boilerpipe/article.ts`, `goose` is `goose/index.ts`. */
  id: string;
  label: string;
  /** One plain line about the text that it keeps and its use. */
  summary: string;
  /** The project it comes from; menus group algorithms by family. */
  family: string;
  /** Offered in menus without the option "Research algorithms". */
  recommended?: true;
  /** Its script is injected on first use, because it is large. */
  carriesData?: true;
}

export interface Algorithm {
  id: string;
  /** Never throws for a well-formed snapshot. Pure: the same snapshot gives the same answer. */
  run(page: Page, options: RunOptions): Selection;
}
