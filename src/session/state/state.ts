/** The state of a session: plain data, and objects of the live page that it only stores and passes on. */
import type { Mark } from '../../algorithms/types.ts';
import type { Chapters } from '../../article/pages/find-chapters.ts';
import type { Article } from '../../article/types.ts';
import type { Offer } from '../../engine/offer.ts';
import type { Page } from '../../page/page.ts';
import type { MetadataHints } from '../../page/snapshot/types.ts';
import type { Way } from '../../reader/types.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import type { SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { Work } from '../../tools/types.ts';
import type { OtherPages } from './other-pages.ts';
import type { Story } from './same-story.ts';

/** A request to the session. Served one after the other, so that two cannot open two readers. */
export interface Request {
  id: number;
  /** `toggle` closes an open reader. */
  kind: 'open' | 'toggle';
  /** The algorithm to show, on later pages too. */
  algorithm?: string;
  /** Whether to read the user's selection on the page. */
  isSelection?: boolean;
  /** The user's selection when the request was made; it may vanish when the focus moves. */
  ranges: Ranges;
  /** Why this document cannot be read; null when it can. */
  unreadable: UnreadableReason | null;
  /** Whether the reader opens by itself; then only on an article, as {@link JUDGE} decides. */
  isUnasked?: boolean;
}

/** Live ranges of the page. */
export type Ranges = readonly object[];

/** One reading of the page. The session's other modules know more about it (`LiveReading`). */
export interface Reading {
  /** null if the page could not be read. */
  readonly page: Page | null;
  /** The live node of every row. */
  readonly nodes: readonly object[];
  /** All hints of the page's head; null if it could not be read. */
  readonly hints: MetadataHints | null;
}

/** An algorithm's result for a page. */
export interface Found {
  /** With its comments, if they are switched on. */
  article: Article;
  /** Without comments. */
  bare: Article;
  /** The kept parts of the page. */
  marks: readonly Mark[];
  /** A sentence for the user, or ''. */
  notice: string;
  /** Suggestions beside the notice. */
  ways: readonly Way[];
  /** Offers found on the page itself. */
  offers: readonly Offer[];
}

/** How to read a page, and for which purpose. */
export interface ReadPlan {
  /**
   * `more`: more has arrived; `look`: it may have changed; `route`: the address changed; `replace`: the user accepted
   * the new article.
   */
  purpose: 'open' | 'more' | 'look' | 'route' | 'replace';
  algorithm: string;
  comments: boolean;
  ranges: Ranges;
  /** Hints of the head at the previous address, to be ignored. */
  outdated: MetadataHints | null;
  /** If the page turns out to show this same article at another address, it is read again with these outdated hints. */
  unlessSame: { story: Story; outdated: MetadataHints | null } | null;
}

/** An open reader and what it shows. */
export interface OpenReader {
  /** Whether it opened by itself. */
  isUnasked: boolean;
  /** Whether it is on the screen. */
  isMounted: boolean;
  /** null until the page is read for the first time. */
  reading: Reading | null;
  /** null until the page is read for the first time. */
  found: Found | null;
  /** The found article with everything added since: the other pages, typeset formulas. */
  article: Article | null;
  algorithm: string;
  /** The algorithm chosen last; its script may still be loading. */
  asked: string;
  /** Whether that algorithm was chosen for this page only. */
  isTrial: boolean;
  settings: Settings;
  /** The memory of the page's site; null if there is none. */
  memory: SiteMemory | null;
  ranges: Ranges;
  /** A notice about the page, or ''. */
  notice: string;
  /** Whether comments are shown. Not a setting, because another article's comments may be longer than the article. */
  comments: boolean;
  offers: readonly Offer[];
  /** The user's work with the tools. */
  work: Work;
  /** The article as drawn, with the marks of the tools; exports omit them. */
  drawn: Article | null;
  /** Headline of the article that the page shows by now; null while it shows the current one. */
  newArticle: string | null;
  /** Hints of the head at the previous address; null if the page was loaded at this one. */
  outdated: MetadataHints | null;
  /** The other pages of the article; null if it has none. */
  pages: OtherPages | null;
  /** The chapters before and after it; null if there are none. */
  chapters: Chapters | null;
  /** Number of times that the page has moved on to other content. */
  contentNumber: number;
  /** Counts up whenever pending looks at a new address have become useless. */
  routeNumber: number;
}

/** The last reading in this document, for a reader that opens again after the page went elsewhere. */
export interface LastRead {
  url: string;
  hints: MetadataHints;
  /** Identifies its article, without holding on to all of it. */
  story: Story;
}

export interface SessionState {
  open: OpenReader | null;
  /** The request in progress; with settings once they are read for a new reader. `isJudged`: the page is an article. */
  serving: { request: Request; settings: Settings | null; memory: SiteMemory | null; isJudged?: boolean } | null;
  waiting: readonly Request[];
  last: LastRead | null;
}

export const CLOSED: SessionState = { open: null, serving: null, waiting: [], last: null };
