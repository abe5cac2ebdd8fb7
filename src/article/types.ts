import type { Root } from 'hast';
import type { EmptyReason, PageJudgement } from '../algorithms/types.ts';

export interface LeadImage {
  src: string;
  alt: string;
}

/** Facts about the article; a field is '' (or empty, or null), not a guess, when the page gives nothing reliable. */
export interface ArticleMetadata {
  headline: string;
  /** Names, without "By", roles and other text around them. */
  authors: readonly string[];
  /** The authors as one line, without the site, which is shown beside it. */
  byline: string;
  /** ISO 8601: with the zone if the page gives it, only the date if just the day is known. */
  published: string;
  /** Date of the last change, in the same form. */
  modified: string;
  site: string;
  /** The part of the site that the article is in: a newspaper's section, a blog's category. */
  section: string;
  description: string;
  /** The canonical address if it can be this page's, else the address it was read from. */
  url: string;
  /** BCP 47, or ''. */
  language: string;
  direction: 'ltr' | 'rtl';
  leadImage: LeadImage | null;
  /** Addresses of all pictures that the page declares for the article, lead image first. */
  images: readonly string[];
  /** An address, or the page's wording. */
  licence: string;
  sources: MetadataSources;
}

/** Source of each field in plain words: "JSON-LD", "byline on the page". Fields without a value have none. */
export type MetadataSources = Readonly<Partial<Record<Exclude<keyof ArticleMetadata, 'sources'>, string>>>;

/** Reader comments under the article. */
export interface ArticleComments {
  words: number;
  /** Whether they are at the end of the tree, under our own heading. */
  isShown: boolean;
}

/** The result: a sanitised tree and facts about it. */
export interface Article {
  /**
   * Clean hast. Every block-level element that shows text has `dataNode`, the id of its first text node in the
   * snapshot, so that a place can be found again after another algorithm ran; embedded objects (not text) have
   * `dataObject`, the id of their element in the snapshot.
   */
  tree: Root;
  metadata: ArticleMetadata;
  /** Words of the body without comments, or characters in languages counted so (`measure.ts`). */
  words: number;
  /** Estimated reading time in minutes, at least 1. */
  minutes: number;
  algorithm: string;
  /** null if the algorithm found none or does not separate comments from the text. */
  comments: ArticleComments | null;
  /** The algorithm's confidence (expected F1, 0 … 1); null if it gives none. */
  confidence: number | null;
  /** The page shows text between the first and last line that is missing here (`lacks-text.ts`). */
  lacksText?: true;
  /** A sentence naming the part that other algorithms would drop; set after all of them have run. */
  doubt?: string;
  /** The algorithm's judgement of the page; null if it gives none. */
  page: PageJudgement | null;
  /** Why there is nothing to read; null for a normal article. */
  empty: EmptyReason | null;
}
