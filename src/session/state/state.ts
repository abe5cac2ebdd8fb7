/** The state of a session: plain data, and DOM objects of the page, which this code stores but never uses. */
import type { Mark } from '../../algorithms/types.ts';
import type { Chapters } from '../../article/pages/find-chapters.ts';
import type { Article } from '../../article/types.ts';
import type { Offer } from '../../engine/types.ts';
import type { Page } from '../../page/page.ts';
import type { MetadataHints } from '../../page/snapshot/types.ts';
import type { Way } from '../../reader/port.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import type { SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { Work } from '../../tools/types.ts';
import type { OtherPages } from './other-pages.ts';
import type { Story } from './same-story.ts';

/** A request to the session. Requests are served one after the other, so that two cannot open two readers. */
export interface Request {
  id: number;
  /** Kind of the request; `toggle` closes the reader if it is open, and opens it otherwise. */
  kind: 'open' | 'toggle';
  /** Time of the click (ms since 1970). */
  clickedAt: number;
  /** The requested algorithm, which is also stored for later pages; absent if the request names none. */
  algorithm?: string;
  /** Whether to show the user's selection on the page as the article. */
  isSelection?: boolean;
  /** The user's selection at the time of the request; the browser may clear it when the focus moves. */
  ranges: Ranges;
  /** The reason why the document cannot be read; null if it can. */
  unreadable: UnreadableReason | null;
  /** Whether the reader opens automatically; it then opens only if the algorithm {@link JUDGE} finds an article. */
  isUnasked?: boolean;
}

/** The DOM ranges that the user has selected on the page. */
export type Ranges = readonly object[];

/** One reading of the page, with only the fields that the state machine needs. The full type is `LiveReading`. */
export interface Reading {
  /** The page as the algorithms see it; null if it could not be read. */
  readonly page: Page | null;
  /** The page's DOM node for each node id; the id is the index. */
  readonly nodes: readonly object[];
  /** What the page's head states about the article; null if the page could not be read. */
  readonly hints: MetadataHints | null;
}

/** An algorithm's result for a page. */
export interface Found {
  /** The article, with its comments if they are switched on. */
  article: Article;
  /** The article without comments. */
  bare: Article;
  marks: readonly Mark[];
  /** A sentence for the user about the result, or ''. */
  notice: string;
  /** Buttons with suggestions beside the notice. */
  ways: readonly Way[];
  /** Offers to press buttons that were found on the page itself, such as "Show more". */
  offers: readonly Offer[];
}

/** A plan for reading the page: why it is read, and with which options. */
export interface ReadPlan {
  /**
   * `open`: the reader opens; `more`: more of the page has arrived; `look`: to find out whether the page has changed;
   * `route`: the page's address has changed; `replace`: the user accepted the new article.
   */
  purpose: 'open' | 'more' | 'look' | 'route' | 'replace';
  algorithm: string;
  comments: boolean;
  ranges: Ranges;
  /** What the page's head had at the previous address. Fields that still have these values are ignored. */
  outdated: MetadataHints | null;
  /**
   * `story`: the article of an earlier reading. If this reading finds the same article, only the page's address has
   * changed; the page is then read again, with the inner `outdated` instead of the outer one. Null: the page is not
   * read again.
   */
  unlessSame: { story: Story; outdated: MetadataHints | null } | null;
}

export interface OpenReader {
  /** Time of the click that opened the reader (ms since 1970). */
  clickedAt: number;
  /** Whether the reader opened automatically. */
  isUnasked: boolean;
  /** Whether the reader is on the screen. */
  isMounted: boolean;
  /** The shown reading of the page; null until the page is read for the first time. */
  reading: Reading | null;
  /** The shown algorithm's result; null until the page is read for the first time. */
  found: Found | null;
  /** The article in `found`, with the text of its other pages, if they were fetched, and with typeset formulas. */
  article: Article | null;
  algorithm: string;
  /** The algorithm that the user chose last in this reader; it may still be running. '' if none was chosen. */
  asked: string;
  /** Whether the algorithm was chosen for this page only. */
  isTrial: boolean;
  settings: Settings;
  /** What is remembered about the page's site; null if nothing is. */
  memory: SiteMemory | null;
  ranges: Ranges;
  /** A notice to the user about the page, or ''. */
  notice: string;
  /** Whether comments are shown. Not a stored setting, because another article may have more comments than text. */
  comments: boolean;
  offers: readonly Offer[];
  work: Work;
  /** The article as drawn, with everything that the tools add; exports leave these additions out. */
  drawn: Article | null;
  /** Headline of the article that the page now has; null if the reader shows that article. */
  newArticle: string | null;
  /** Metadata that the page's head had at the previous address; null if the page was loaded at this address. */
  outdated: MetadataHints | null;
  /** The other pages of a multi-page article; null if it has none. */
  pages: OtherPages | null;
  /** The chapters before and after the article; null if there are none. */
  chapters: Chapters | null;
  /** How many times the page has replaced its article. */
  contentNumber: number;
  /** Checks after a change of the page's address are numbered; only those with this number still count. */
  routeNumber: number;
}

/** What the last reader in this document showed, to find out whether the page now shows another article. */
export interface LastRead {
  url: string;
  hints: MetadataHints;
  /** The article's first texts, which identify it without keeping all of it in memory. */
  story: Story;
}

export interface SessionState {
  open: OpenReader | null;
  /** The request in progress. `settings`: null until read. `isJudged`: whether the page was found to be an article. */
  serving: { request: Request; settings: Settings | null; memory: SiteMemory | null; isJudged?: boolean } | null;
  waiting: readonly Request[];
  last: LastRead | null;
}

export const CLOSED: SessionState = { open: null, serving: null, waiting: [], last: null };
