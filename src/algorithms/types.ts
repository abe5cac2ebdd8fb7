import type { Page } from '../page/page.ts';
import type { WithStops } from '../shared/with-stops.ts';

/** What a kept text node is in the article. */
export type Role = 'body' | 'headline' | 'standfirst' | 'byline' | 'date' | 'caption' | 'comment';

/** A kept text node. `start`/`end` (UTF-16 offsets) are given only when a part of its text is kept. */
export interface Mark {
  node: number;
  role: Role;
  start?: number;
  end?: number;
}

/** One decision of an algorithm, for "why is this here?" and for debugging. */
export interface TraceEntry {
  /** Name of the step that decided, as the algorithm's source names it. */
  step: string;
  /** A text node (or element) of the piece that was decided on. */
  node: number;
  kept: boolean;
  /** Plain words, with the numbers that decided. */
  reason: string;
  /** 0 … 1: how probable it is that the piece is body, where the algorithm has an idea of it. */
  probability?: number;
}

/** In the place of an algorithm's id: what the user has selected on the page. */
export const USER_SELECTION = 'selection';

/** Why a selection holds nothing. */
export type EmptyReason = 'no-text' | 'no-candidate' | 'failed';

/** The kinds of page that the learned algorithm tells apart. */
export const PAGE_KINDS = ['article', 'documentation', 'service', 'forum', 'listing', 'product', 'collection'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What an algorithm thinks of the page as a whole. */
export interface PageJudgement {
  /** The most probable kind. */
  kind: PageKind;
  /** 0 … 1: how probable it is that the page is an article. */
  article: number;
  /**
   * 0 … 1: how probable it is that the page has a text to read (article, documentation, thread, description) and is not a
   * shop window or a list of links.
   */
  readable: number;
}

/** An algorithm's answer: marks on the snapshot's text nodes. */
export interface Selection {
  algorithm: string;
  /** In document order, each node at most once. Comments under an article are among them; the article leaves them out unless asked. */
  marks: readonly Mark[];
  /** The text as the original program prints it, for parity measurements. */
  text: string;
  trace: readonly TraceEntry[];
  /** 0 … 1, or null when the algorithm has no idea of its own certainty. */
  confidence: number | null;
  /** null when the algorithm does not judge pages. */
  page: PageJudgement | null;
  /** null when something was selected. */
  empty: EmptyReason | null;
}

/**
 * Which text an algorithm sees: what a person sees, or the whole document including hidden text (what the originals,
 * which never saw a layout, work on).
 */
export type Population = 'rendered' | 'source';

/** The part of the DOM that an algorithm may ask for when the library it wraps works on documents only (Readability). */
export interface DocumentFactory {
  /** A fresh, inert document that shares nothing with the page, with empty head and body. */
  create(): unknown;
}

export interface RunOptions {
  population: Population;
  documents: DocumentFactory;
}

/** What menus, settings and documents know of an algorithm; the list is `index.ts`. */
export interface AlgorithmInfo {
  /** Where its module is: `boilerpipe-article` is `boilerpipe/article.ts`, `goose` is `goose/index.ts`. */
  id: string;
  label: string;
  /** One line in plain words: what it keeps, for whom it is good. */
  summary: string;
  /** The project it comes from; algorithms of one family stand together in menus. */
  family: string;
  /** Menus offer it without the option "Research algorithms". */
  recommended?: true;
  /** Its script is injected when it is chosen for the first time, because it is large. */
  carriesData?: true;
}

export interface Algorithm {
  id: string;
  /** Never throws for the page of any well-formed snapshot. Pure: same snapshot, same answer. */
  run(page: Page, options: RunOptions): Selection;
  /** As `run`, with stops for a large page. */
  runWithStops?(page: Page, options: RunOptions): WithStops<Selection>;
}
