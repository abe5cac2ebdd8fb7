import type { Root } from 'hast';
import type { EmptyReason, PageJudgement } from '../algorithms/types.ts';

export interface LeadImage {
  src: string;
  alt: string;
}

/** Facts about the article. A field is empty ('', [] or null) if the page says nothing reliable. */
export interface ArticleMetadata {
  headline: string;
  /** Names only, without "By" and job titles. */
  authors: readonly string[];
  /** The authors in one line, without the site's name, which is shown beside the line. */
  byline: string;
  /** ISO 8601: with a time zone if the page states one; without a time if only the day is known. */
  published: string;
  modified: string;
  site: string;
  /** Section of a newspaper, or category of a blog. */
  section: string;
  description: string;
  /** The page's canonical URL. If that is on another site or is the front page, the URL at which the page was read. */
  url: string;
  /** Language tag (BCP 47); '' if unknown. */
  language: string;
  direction: 'ltr' | 'rtl';
  leadImage: LeadImage | null;
  /** Addresses of all pictures that the page declares for the article, the lead picture first. */
  images: readonly string[];
  /** Address of the licence, or what the page says about it. */
  licence: string;
  sources: MetadataSources;
}

/** Source of each field in plain words, such as "JSON-LD" or "byline on the page"; fields without a value have none. */
export type MetadataSources = Readonly<Partial<Record<Exclude<keyof ArticleMetadata, 'sources'>, string>>>;

export interface ArticleComments {
  words: number;
  /** Whether the comments are part of the article's `tree`: at its end, below the heading "Comments". */
  isShown: boolean;
}

export interface Article {
  /**
   * The sanitized tree (hast). Each block with text has `dataNode`, the id of its first text node in the snapshot. With
   * this id, the reader finds the same place again after another algorithm ran. Pictures, players and other objects
   * have `dataObject`, the id of their element.
   */
  tree: Root;
  metadata: ArticleMetadata;
  /** The date in words, on an outside engine's first result; else made after the reader's first paint (some 10 ms). */
  dateText?: string;
  /** Word count without readers' comments. Each Chinese or Japanese character counts as a word (`count-words.ts`). */
  words: number;
  /** Estimated reading time (minutes), at least 1. */
  minutes: number;
  algorithm: string;
  /** Readers' comments; null if there are none, or if the algorithm does not separate them from the article. */
  comments: ArticleComments | null;
  /** The algorithm's confidence (expected F1, 0 … 1); null if it gives none. */
  confidence: number | null;
  /** Present if text of the page is missing between the article's first and last line (`judge-page.ts`). */
  lacksText?: true;
  /** Warning for the user about text that few other algorithms keep; set after the other algorithms have run. */
  doubt?: string;
  /** The algorithm's judgement of the kind of page; null if it gives none. */
  page: PageJudgement | null;
  empty: EmptyReason | null;
}

export const NO_METADATA: Readonly<ArticleMetadata> = {
  headline: '',
  authors: [],
  byline: '',
  published: '',
  modified: '',
  site: '',
  section: '',
  description: '',
  url: '',
  language: '',
  direction: 'ltr',
  leadImage: null,
  images: [],
  licence: '',
  sources: {},
};
