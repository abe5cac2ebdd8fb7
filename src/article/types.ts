import type { Root } from 'hast';
import type { EmptyReason, PageJudgement } from '../algorithms/types.ts';

export interface LeadImage {
  src: string;
  alt: string;
}

/** Facts about the article; a field is '' (or empty, or null) rather than a guess when the page gives nothing sound. */
export interface ArticleMetadata {
  headline: string;
  /** Names, cleaned of "By", roles and what else a page writes around them. */
  authors: readonly string[];
  /** The authors as one line, without the site itself, which stands beside it. */
  byline: string;
  /** ISO 8601: with the zone when the page gives it, the date alone when only the day is known. */
  published: string;
  /** The last change that the page names, in the same form. */
  modified: string;
  site: string;
  /** The part of the site that the article is in: a newspaper's section, a blog's category. */
  section: string;
  description: string;
  /** The canonical address where it may be this page's, else the address it was read from. */
  url: string;
  /** BCP 47, or ''. */
  language: string;
  direction: 'ltr' | 'rtl';
  leadImage: LeadImage | null;
  /** Addresses of all pictures that the page declares for the article, the lead image first. */
  images: readonly string[];
  /** An address, or what the page says in words. */
  licence: string;
  sources: MetadataSources;
}

/** Where a field comes from, in words for a person: "JSON-LD", "byline on the page". Fields without a value have none. */
export type MetadataSources = Readonly<Partial<Record<Exclude<keyof ArticleMetadata, 'sources'>, string>>>;

/** What readers wrote under the article. */
export interface ArticleComments {
  words: number;
  /** They stand at the end of the tree, under a heading of ours. */
  isShown: boolean;
}

/** The result: a sanitised tree and what is known about it. */
export interface Article {
  /**
   * Clean hast. Every block-level element that shows text carries `dataNode`, the id of its first text node in the
   * snapshot, so that a place can be found again after another algorithm ran; what stands in the text without being text
   * carries `dataObject`, the id of its element there.
   */
  tree: Root;
  metadata: ArticleMetadata;
  /** Words of the body, or characters where these are counted (`measure.ts`), without those of comments. */
  words: number;
  /** Estimated reading time in minutes, at least 1. */
  minutes: number;
  algorithm: string;
  /** null where the algorithm found none, or tells no comments from the text. */
  comments: ArticleComments | null;
  /** How sure the algorithm is (expected F1, 0 … 1), and what it takes the page for; null when it does not say. */
  confidence: number | null;
  /** The page sets more text between the first line and the last than stands here (`lacks-text.ts`). */
  lacksText?: true;
  /** Which piece of it other algorithms would not keep, in a sentence; found after all of them have run. */
  doubt?: string;
  page: PageJudgement | null;
  /** Why there is nothing to read; null for a normal article. */
  empty: EmptyReason | null;
}
