/** The public types of the npm package. They import little, so that the package needs few declaration files. */
import type { PageSnapshot } from '../page/snapshot/types.ts';

/** Kind of a page, as the algorithm judges it (`PAGE_KINDS` in `src/algorithms/types.ts`). */
export type Kind = 'article' | 'documentation' | 'service' | 'forum' | 'listing' | 'product' | 'collection';

/** Why a page cannot be read: the type of a document that is not HTML. */
export type UnreadableReason = 'pdf' | 'svg' | 'not-html';

/** The result of `snapshotScript`, which the script returns as JSON. */
export interface TakenPage {
  readonly snapshot: PageSnapshot;
  /**
   * Whether a script has changed the page's address since the page was loaded. If so, and the page contains several
   * whole articles, only the one with the new address or in view is read.
   */
  readonly hasMoved: boolean;
  readonly unreadable: UnreadableReason | null;
  /** Snapshot row of the selected element; null if none matches, undefined if the whole page is read. */
  readonly selected?: number | null;
}

export interface ReadOptions {
  /** Id of the algorithm (docs/algorithms.md). Default: `lectern`. */
  algorithm?: string;
  /** Whether readers' comments are part of the article. Default: false. */
  comments?: boolean;
}

export interface PageOptions extends ReadOptions {
  /** CSS selector of an element. If set, all visible text of that element is the article, and no algorithm runs. */
  selector?: string;
}

/** A visible block of the page (paragraph, heading, table cell) that is not in the article. */
export interface LeftOut {
  readonly text: string;
  /** Why the block was left out, in plain English; '' if the algorithm gives no reason. */
  readonly reason: string;
}

export interface Heading {
  /** Level of the heading, 1 to 6. */
  readonly level: number;
  readonly text: string;
}

export interface Link {
  /** Absolute address. */
  readonly url: string;
  readonly text: string;
}

export interface Image {
  /** Absolute address. */
  readonly url: string;
  readonly alt: string;
}

/** An article and everything known about it. Strings are '' if unknown. */
export interface Reading {
  readonly title: string;
  /** The authors in one line, as the reader shows them. */
  readonly byline: string;
  readonly authors: readonly string[];
  /** Date of publication in ISO 8601; without a time if the page gives only the day. */
  readonly published: string;
  readonly updated: string;
  readonly site: string;
  readonly description: string;
  /** Language tag (BCP 47). */
  readonly language: string;
  /**
   * The page's canonical URL, or the URL at which the page was read if the canonical one is missing, on another site or
   * a front page. (Some sites wrongly declare their front page as the canonical URL of every page.)
   */
  readonly url: string;
  /** Address of the lead picture. */
  readonly image: string;
  /** Kind of the page; null if the algorithm does not classify pages. */
  readonly kind: Kind | null;
  /** Expected accuracy of the text (F1, 0 to 1); null if the algorithm does not estimate it. */
  readonly confidence: number | null;
  /** Whether the extension would warn that the page may not be an article, or that text may be missing. */
  readonly isDoubtful: boolean;
  /** Id of the algorithm that produced the text. If the requested algorithm failed, this is another one. */
  readonly algorithm: string;
  /** Whether a browser has laid out the page. Without a layout, hidden text is often not recognized as hidden. */
  readonly hasLayout: boolean;
  /** Whether no article was found. If so, `text()`, `markdown()` and `html()` return ''. */
  readonly isEmpty: boolean;
  /** Number of words in the article; in Chinese and Japanese, number of characters. */
  readonly wordCount: number;
  /** Share of the page's visible words that are in the article, 0 to 1. */
  readonly keptShare: number;
  readonly leftOut: readonly LeftOut[];
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  /** Returns the article as plain text, in the form that the extension copies. */
  text(): string;
  /**
   * Returns the article as GitHub-flavored Markdown, in the form that the extension copies.
   *
   * @param options.frontMatter whether the Markdown begins with title, authors, dates and source as YAML, as in a saved
   * file
   */
  markdown(options?: { frontMatter?: boolean }): string;
  /** Returns the article as an HTML fragment with absolute links, in the form that the extension copies. */
  html(): string;
  /** Returns the article as an EPUB file, with those of its pictures that can be fetched. */
  epub(): Promise<Uint8Array>;
  /**
   * Reads the same page with another algorithm.
   * @throws {@link RangeError} if there is no algorithm with this id
   */
  with(algorithm: string): Promise<Reading>;
}

/** A session of the Chrome DevTools protocol. */
export interface CdpSession {
  send(method: string, params?: object): Promise<unknown>;
  detach(): Promise<void>;
}

/** The methods of a Playwright or Puppeteer page that `readPage` uses. */
export interface BrowserPage {
  evaluate(expression: string): Promise<unknown>;
  /** Puppeteer: opens a DevTools session for this page. */
  createCDPSession?(): Promise<CdpSession>;
  /** Playwright: the page's context opens DevTools sessions, in Chromium only. */
  context?(): { newCDPSession?(page: never): Promise<CdpSession> };
}
