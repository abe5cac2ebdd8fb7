/** What the session knows: plain data, and things of the live page that it keeps and hands back unopened. */
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

/** What is asked of the session from outside. Requests are served one after the other: two must not make two readers. */
export interface Request {
  id: number;
  /** `toggle` closes a reader that is open. */
  kind: 'open' | 'toggle';
  /** Shows this one, also on the next pages. */
  algorithm?: string;
  /** Reads what the user has selected on the page. */
  isSelection?: boolean;
  /** What was selected when it was asked for: the selection goes with the focus. */
  ranges: Ranges;
  /** Why this document cannot be read; null when it can. */
  unreadable: UnreadableReason | null;
  /** Nobody asked: only an article is shown, and {@link JUDGE} says whether it is one. */
  isUnasked?: boolean;
}

/** Live ranges of the page. */
export type Ranges = readonly object[];

/** A page as read at one moment. Whoever reads pages knows more of it. */
export interface Reading {
  /** null when it could not be read. */
  readonly page: Page | null;
  /** The live node of every row. */
  readonly nodes: readonly object[];
  /** What the page's head said, all of it; null when it could not be read. */
  readonly hints: MetadataHints | null;
}

/** What one algorithm made of a page. */
export interface Found {
  /** With the comments under it, where they were asked for. */
  article: Article;
  /** Without them. */
  bare: Article;
  /** What was kept of the page. */
  marks: readonly Mark[];
  /** '' or a sentence for the user. */
  notice: string;
  /** Ways on beside the notice. */
  ways: readonly Way[];
  /** What the page itself offers. */
  offers: readonly Offer[];
}

/** How and what for a page is read. */
export interface ReadPlan {
  /** `more`: of the same; `look`: what has changed; `route`: what stands at another address; `replace`: to show it. */
  purpose: 'open' | 'more' | 'look' | 'route' | 'replace';
  algorithm: string;
  comments: boolean;
  ranges: Ranges;
  /** What the head said at the address before this one, to be left out. */
  outdated: MetadataHints | null;
  /** Where it turns out to be this article, which only goes by another address, the page is read with these hints. */
  unlessSame: { story: Story; outdated: MetadataHints | null } | null;
}

/** An open reader and what it shows. */
export interface OpenReader {
  /** It opened by itself. */
  isUnasked: boolean;
  /** It is on the screen. */
  isMounted: boolean;
  /** null until the page is read for the first time. */
  reading: Reading | null;
  /** null until then as well. */
  found: Found | null;
  /** What was found, with all that came since: the other pages, typeset formulas. */
  article: Article | null;
  algorithm: string;
  /** The algorithm that was chosen last, whose script may still be on its way. */
  asked: string;
  /** It was chosen for this page only. */
  isTrial: boolean;
  settings: Settings;
  /** What is remembered of the page's site; null where that is nothing. */
  memory: SiteMemory | null;
  ranges: Ranges;
  /** What happened to the page, or ''. */
  notice: string;
  /** The comments were asked for. Not a setting: the next article's may be longer than the article. */
  comments: boolean;
  offers: readonly Offer[];
  /** What the user does with the article beside reading it. */
  work: Work;
  /** The article as it is drawn, with what the tools write into it; exports have it without. */
  drawn: Article | null;
  /** Headline of the article that the page shows by now, or null while it shows the one that is being read. */
  newArticle: string | null;
  /** What the head of the page said at the address before this one; null where it was loaded. */
  outdated: MetadataHints | null;
  /** The other pages of the same article; null when it has none. */
  pages: OtherPages | null;
  /** The chapters beside it; null when there are none. */
  chapters: Chapters | null;
  /** Counts up when the page moves on to other content. */
  contentNumber: number;
  /** Counts up whenever looks at another address that are still to come are of no use. */
  routeNumber: number;
}

/** What was read last in this document, for a reader that opens again after the page went elsewhere. */
export interface LastRead {
  url: string;
  hints: MetadataHints;
  /** Its article, which is not held: a large one is as large as the page. */
  story: Story;
}

export interface SessionState {
  open: OpenReader | null;
  /** The request that is being served; with settings once they are read for a reader that opens. `isJudged`: it is an article. */
  serving: { request: Request; settings: Settings | null; memory: SiteMemory | null; isJudged?: boolean } | null;
  waiting: readonly Request[];
  last: LastRead | null;
}

export const CLOSED: SessionState = { open: null, serving: null, waiting: [], last: null };
