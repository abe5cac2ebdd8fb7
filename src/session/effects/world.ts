/** The world that effects work on. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Article } from '../../article/types.ts';
import type { ReaderHandle } from '../../reader/port.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import type { ToolSet } from '../../tools/place.ts';
import type { Exporter } from '../export/index.ts';
import type { LiveReading } from '../reading.ts';
import type { PlaceNow, SessionEvent } from '../state/events.ts';
import type { OpenReader } from '../state/state.ts';
import type { LastReading } from './last-reading.ts';

export interface World {
  readonly document: Document;
  readonly exporter: Exporter;
  /** Sends an event to the session. On return its effects have run, except asynchronous ones. */
  dispatch(event: SessionEvent): void;
  /** Resolves the promise of a request. */
  answer(request: number, reason: UnreadableReason | null): void;
  /** Fails the request that is being served. */
  fail(error: unknown): void;
  open(): OpenReader | null;
  /** Returns the corrections of the shown article; the same list for the same state. */
  correctionsOf(open: OpenReader): readonly Correction[];
  /** Returns the article with everything that was added since: the other pages, typeset formulas. */
  wholeArticle(open: OpenReader, article: Article): Article;
  /** The open reader; null if none is on the screen. */
  mounted: Mounted | null;
  /** Readings that the engine holds for this page. */
  readonly readings: Set<LiveReading>;
  /** What the reader showed when it was closed; null if it is open, or that is not worth keeping. */
  lastReading: LastReading | null;
  /** The last reading of the page; settles when its outcome has been dispatched. */
  reading: Promise<void>;
  /** Number of `show` calls; only the last one counts. */
  shows: number;
  /** Maps places of the text on the screen to the text that is still to be shown. */
  placeNow: PlaceNow | null;
}

export interface Mounted {
  handle: ReaderHandle;
  lifetime: AbortController;
  /** Whether the last look at changes of the page found something new. */
  isWorthLooking: boolean;
  /** Number of readings of the page; only the last one counts. */
  readings: number;
  /** Whether the user awaits the reading in progress: it is not a mere look at changes. */
  isWaitedFor: boolean;
  /** The live nodes of the shown article. */
  nodes: readonly Node[];
  /** Whether the tools were loaded while idle; not tried again if they cannot load. */
  areToolsAsked: boolean;
  /** The tools; null until their script has loaded. */
  tools: ToolSet | null;
  /** Actions that wait for the tools. */
  pressed: ((tools: ToolSet) => void)[];
}
