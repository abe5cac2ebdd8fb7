/**
 * Types of a session's state, of the events that can change the state, and of the effects (actions) that the state
 * machine requests. `session/effects/` runs the effects and dispatches their outcomes as events. The state contains
 * plain data, and DOM objects of the page, which the state machine stores but never uses.
 */
import type { Mark } from '../../algorithms/types.ts';
import type { Chapters } from '../../article/pages/find-chapters.ts';
import type { Article } from '../../article/types.ts';
import type { Offer } from '../../engine/types.ts';
import type { Page } from '../../page/page.ts';
import type { MetadataHints, PageSnapshot } from '../../page/snapshot/types.ts';
import type { ReaderEvent, Way } from '../../reader/reader-state.ts';
import type { ClickRequest, UnreadableReason } from '../../store/messages/protocol.ts';
import type { SiteChoices, SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { Work } from '../../tools/types.ts';
import type { OtherPages, PageAddresses } from './other-pages.ts';
import type { Story } from './same-story.ts';

/** A click, as a request to the session. Requests are served one after the other, so that two cannot open two readers. */
export interface Request extends Pick<ClickRequest, 'clickedAt' | 'algorithm' | 'selection' | 'toggle' | 'isUnasked'> {
  id: number;
  /** The user's selection at the time of the request; the browser may clear it when the focus moves. */
  ranges: Ranges;
  /** The reason why the document cannot be read; null if it can. */
  unreadable: UnreadableReason | null;
}

/** The DOM ranges that the user has selected on the page. */
export type Ranges = readonly object[];

/** One reading of the page, with only the fields that the state machine needs. The full type is `LiveReading`. */
export interface Reading {
  /** The page as the algorithms see it; null if it could not be read. */
  readonly page: Page | null;
  /** The page's DOM nodes; the index of a node is its id in the snapshot. */
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
  /** Metadata at the page's previous address. Fields that still have these values are ignored: they are outdated. */
  outdated: MetadataHints | null;
  /**
   * Null unless the page's address has changed since the page was last read. `story` identifies the article of that
   * earlier reading. If the page still shows the same article, its metadata is not outdated: the page is read once more
   * with this object's `outdated` in place of `ReadPlan.outdated`.
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
  /** Whether comments are shown. Not a setting for all sites: another article may have more comments than text. */
  comments: boolean;
  offers: readonly Offer[];
  work: Work;
  /** The article as drawn, with everything that the tools add; exports leave these additions out. */
  drawn: Article | null;
  /** Headline of the article that the page now has; null if the reader shows that article. */
  newArticle: string | null;
  /** Metadata that the page's head had at an earlier address, to be ignored (`ReadPlan.outdated`); null for none. */
  outdated: MetadataHints | null;
  /** The other pages of a multi-page article; null if it has none. */
  pages: OtherPages | null;
  /** The chapters before and after the article; null if there are none. */
  chapters: Chapters | null;
  /** How many times the page has replaced its article. Other pages that were found for an earlier one are ignored. */
  contentNumber: number;
  /** Number of the current series of checks after a change of the page's address. Earlier series are ignored. */
  routeNumber: number;
}

/** What the last reader in this document showed, to find out whether the page now shows another article. */
export interface LastRead {
  url: string;
  hints: MetadataHints;
  /** The first pieces of the article's text. They identify the article, so its whole text need not stay in memory. */
  story: Story;
}

export interface SessionState {
  open: OpenReader | null;
  /**
   * The request in progress. `settings`: null until they are read. `isJudged`: for a reader that opens automatically,
   * true once the algorithm that judges pages (`JUDGE`) has recognized an article. Then the user's algorithm runs.
   */
  serving: { request: Request; settings: Settings | null; memory: SiteMemory | null; isJudged?: boolean } | null;
  waiting: readonly Request[];
  last: LastRead | null;
}

export const CLOSED: SessionState = { open: null, serving: null, waiting: [], last: null };

export type Effect =
  | { type: 'answer'; request: number; reason: UnreadableReason | null }
  | { type: 'tell-background'; event: 'readerOpened' | 'readerClosed' | 'readerEvicted' }
  | { type: 'read-settings' }
  | { type: 'store-settings'; change: Partial<Settings> }
  /** Stops Lectern from opening automatically on the site. */
  | { type: 'never-read-here' }
  | { type: 'choose-for-site'; choices: SiteChoices }
  | { type: 'load-algorithm'; algorithm: string; request: number | null }
  | { type: 'read-page'; plan: ReadPlan }
  /** Makes the article that the open reader should show. */
  | { type: 'show'; placeNow: PlaceNow | null }
  /** Puts the reader on the screen, and watches the page under it for changes. */
  | { type: 'mount' }
  | { type: 'update'; placeNow: PlaceNow | null }
  | { type: 'destroy'; open: OpenReader }
  /** Loads the additional scripts that this article needs, such as the one for formulas. */
  | { type: 'load-enhancements'; article: Article }
  | { type: 'when-idle'; task: IdleTask }
  | { type: 'prepare-other' }
  | { type: 'find-other-pages'; page: Page; contentNumber: number }
  | { type: 'fetch-other-page'; number: number; address: string }
  | { type: 'press'; reading: Reading; node: number }
  /** Checks the page for changes after each of these times (ms). */
  | { type: 'look-later'; after: readonly number[] }
  | { type: 'look-at-route-later'; after: readonly number[]; number: number }
  /** Keeps the interval between checks for changes short, because the last check found something new. */
  | { type: 'look-again-soon' };

export type Step = readonly [state: SessionState, effects: readonly Effect[]];
/** The new state of an open reader, with the effects to run. */
export type OpenStep = readonly [open: OpenReader, effects: readonly Effect[]];
export type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

export type SessionEvent = Asked | Answered | Noticed;

/** Events from the user: requests and choices. */
type Asked =
  | Exclude<ReaderEvent, OfferAccepted>
  /** The user accepted an offer. `url`: the page's address at that moment. */
  | (OfferAccepted & { url: string })
  | { type: 'requested'; request: Request }
  /** The user chose an algorithm in the popup. `request`: id of the request to answer when the article is shown. */
  | { type: 'algorithm-requested'; algorithm: string; request: number }
  /** The user chose an algorithm for all pages. */
  | { type: 'algorithm-kept'; algorithm: string }
  /** The user changed a setting that does not affect the appearance, such as one for reading aloud. */
  | { type: 'settings-chosen'; change: Partial<Settings> }
  | { type: 'worked'; work: Work };

type OfferAccepted = Extract<ReaderEvent, { type: 'offer-accepted' }>;

/** Events that are outcomes of effects. */
type Answered =
  | { type: 'settings-read'; settings: Settings; memory: SiteMemory | null }
  /** The script has loaded, or cannot. `isReady`: the page is parsed and small enough to be read at once. */
  | { type: 'algorithm-loaded'; algorithm: string; request: number | null; url: string; isReady: boolean }
  | { type: 'request-failed' }
  | { type: 'page-read'; plan: ReadPlan; reading: Reading; found: Found; isQuick: boolean }
  | { type: 'shown'; found: Found; article: Article; drawn: Article; work: Work; placeNow: PlaceNow | null }
  | { type: 'mounted' }
  /** The article may look different now: a script has loaded, or the engine has answered. */
  | { type: 'more-known' }
  /** Another algorithm has run; `found` is the shown algorithm's result, with its notice updated. */
  | { type: 'other-prepared'; found: Found }
  | { type: 'other-pages-found'; pages: PageAddresses | null; chapters: Chapters | null; contentNumber: number }
  | { type: 'other-page-fetched'; number: number; snapshot: PageSnapshot; addresses: PageAddresses['addresses'] }
  | { type: 'other-page-failed'; address: string };

/** Events of the page and the browser. */
type Noticed =
  /** The reader is on the screen. */
  | { type: 'painted'; isParsed: boolean }
  /** The page has been parsed, or its resources have loaded. */
  | { type: 'more-arrived' }
  | { type: 'page-changed'; url: string; isQuick: boolean; isSelecting: boolean }
  | { type: 'route-changed' }
  | { type: 'route-settled'; number: number; url: string; isSelectionThere: boolean }
  | { type: 'idle'; task: IdleTask }
  | { type: 'settings-changed'; settings: Settings }
  | { type: 'memory-changed'; memory: SiteMemory }
  /** The user returned to this page, with the reader still open, through the back/forward cache. */
  | { type: 'returned' };

/** Tasks for idle time: finding the article's other pages, and running the next algorithm for comparison. */
export type IdleTask = 'find-other-pages' | 'prepare-other';

/** Maps the id that a text node had in the earlier reading of the page to its id in the new reading. */
export type PlaceNow = (place: number) => number;

export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;
