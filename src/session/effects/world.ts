/** The objects that effects work with: the document, the reader on the screen, the readings. */

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
  /** Dispatches an event to the session. Its synchronous effects have run when the call returns. */
  dispatch(event: SessionEvent): void;
  /** Resolves the promise of a request to the session, with the reason why the page cannot be read, or null. */
  answer(request: number, reason: UnreadableReason | null): void;
  /** Rejects the promise of the request that is being served, and reports the error. */
  fail(error: unknown): void;
  open(): OpenReader | null;
  /** Returns the corrections of the shown article; the same object for the same state. */
  correctionsOf(open: OpenReader): readonly Correction[];
  /** Returns the article with everything that was added after reading: its other pages, typeset formulas. */
  wholeArticle(open: OpenReader, article: Article): Article;
  /** The open reader; null if none is on the screen. */
  mounted: Mounted | null;
  /** Readings of this page that the engine has in memory. */
  readonly readings: Set<LiveReading>;
  /** What the reader showed when it was closed; null while it is open, or if nothing was worth keeping. */
  lastReading: LastReading | null;
  /** Resolves when the outcome of the last reading has been dispatched. */
  reading: Promise<void>;
  /** Number of `show` calls. The result of a call counts only if no later call was made. */
  shows: number;
  /**
   * Maps places in the text on the screen to places in the text that is about to be shown; null if they are the same.
   */
  placeNow: PlaceNow | null;
}

export interface Mounted {
  handle: ReaderHandle;
  lifetime: AbortController;
  /** Whether the last check for changes of the page found something new. */
  isWorthLooking: boolean;
  /** Number of readings of the page. A reading counts only if no later one has begun. */
  readings: number;
  /** Whether the user is waiting for the reading in progress, which is then not a mere check for changes. */
  isWaitedFor: boolean;
  /** The live nodes of the shown article. */
  nodes: readonly Node[];
  /** Whether loading the tools in idle time was tried; it is tried only once. */
  areToolsAsked: boolean;
  /** The tools; null until their script has loaded. */
  tools: ToolSet | null;
  /** Actions that wait until the tools have loaded. */
  pressed: ((tools: ToolSet) => void)[];
}
