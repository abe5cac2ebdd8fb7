import type { Root } from 'hast';
import type { EmptyReason, PageJudgement } from '../algorithms/types.ts';

export interface LeadImage {
  src: string;
  alt: string;
}

/** Facts about the article; a field is '' (or null) rather than a guess when the page gives nothing sound. */
export interface ArticleMetadata {
  headline: string;
  /** Names as one line, cleaned of "By". */
  byline: string;
  /** ISO 8601 as the page gives it, or ''. */
  published: string;
  site: string;
  url: string;
  /** BCP 47, or ''. */
  language: string;
  direction: 'ltr' | 'rtl';
  leadImage: LeadImage | null;
}

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
   * snapshot, so that a place can be found again after another algorithm ran.
   */
  tree: Root;
  metadata: ArticleMetadata;
  /** Words of the body (by `Intl.Segmenter`, so also in languages without spaces), without those of comments. */
  words: number;
  /** Estimated reading time in minutes, at least 1. */
  minutes: number;
  algorithm: string;
  /** null where the algorithm found none, or tells no comments from the text. */
  comments: ArticleComments | null;
  /** How sure the algorithm is (expected F1, 0 … 1), and what it takes the page for; null when it does not say. */
  confidence: number | null;
  page: PageJudgement | null;
  /** Why there is nothing to read; null for a normal article. */
  empty: EmptyReason | null;
}
