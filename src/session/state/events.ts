/** Events of a session: everything that can change its state. */
import type { Chapters } from '../../article/pages/find-chapters.ts';
import type { Article } from '../../article/types.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import type { ReaderEvent } from '../../reader/port.ts';
import type { SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { Work } from '../../tools/types.ts';
import type { PageAddresses } from './other-pages.ts';
import type { Found, Reading, ReadPlan, Request } from './state.ts';

export type SessionEvent = Asked | Answered | Noticed;

/** Events from the user: requests and choices. */
type Asked =
  | Exclude<ReaderEvent, OfferAccepted>
  /** The user accepted an offer. `url`: the page's address at that moment. */
  | (OfferAccepted & { url: string })
  | { type: 'requested'; request: Request }
  /** Chosen in the popup for this page. `request`: id of the request to answer when the article is shown. */
  | { type: 'algorithm-requested'; algorithm: string; request: number }
  /** The user chose an algorithm for all pages. */
  | { type: 'algorithm-kept'; algorithm: string }
  /** A setting changed that does not affect the appearance, such as one for reading aloud. */
  | { type: 'settings-chosen'; change: Partial<Settings> }
  | { type: 'worked'; work: Work };

type OfferAccepted = Extract<ReaderEvent, { type: 'offer-accepted' }>;

/** Events that are outcomes of effects. */
type Answered =
  | { type: 'settings-read'; settings: Settings; memory: SiteMemory | null }
  /**
   * The algorithm's script has loaded, or cannot be loaded. `isReady`: whether the page is parsed and small enough to
   * be read before the reader is on the screen.
   */
  | { type: 'algorithm-loaded'; algorithm: string; request: number | null; url: string; isReady: boolean }
  | { type: 'request-failed' }
  | { type: 'page-read'; plan: ReadPlan; reading: Reading; found: Found; isQuick: boolean }
  | {
      type: 'shown';
      found: Found;
      article: Article;
      drawn: Article;
      work: Work;
      placeNow: PlaceNow | null;
    }
  | { type: 'mounted' }
  | { type: 'enhancements-loaded' }
  /** Another algorithm has run; `found` is the shown algorithm's result, with its notice updated. */
  | { type: 'other-prepared'; found: Found }
  /** All algorithms that need no data files have run. */
  | { type: 'others-prepared' }
  | { type: 'other-pages-found'; pages: PageAddresses | null; chapters: Chapters | null; contentNumber: number }
  | { type: 'other-page-fetched'; number: number; snapshot: PageSnapshot; addresses: PageAddresses['addresses'] }
  | { type: 'other-page-failed'; number: number };

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

/** Maps the id of a text node in the text shown so far to the node's id in the new text. */
export type PlaceNow = (place: number) => number;

export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;
