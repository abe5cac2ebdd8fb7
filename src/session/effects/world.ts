/** The objects that the session's effects work with, such as the document and the reader on the screen. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Article } from '../../article/types.ts';
import type { ReaderHandle } from '../../reader/port.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import type { ToolSet } from '../../tools/place.ts';
import type { Exporter } from '../export/index.ts';
import type { LiveReading } from '../reading.ts';
import type { OpenReader, PlaceNow, SessionEvent } from '../state/state.ts';
import type { LastReading } from './last-reading.ts';

export interface World {
  readonly document: Document;
  readonly exporter: Exporter;
  /** The session handles the event before the call returns, or queues it if another event is being handled. */
  dispatch(event: SessionEvent): void;
  /** Resolves a request's promise to the reason why the page cannot be read; to null in all other cases. */
  answer(request: number, reason: UnreadableReason | null): void;
  /** Reports an error. If the session is serving a request, rejects the promise of this request. */
  fail(error: unknown): void;
  open(): OpenReader | null;
  /** Returns the corrections of the shown article. Repeated calls with the same state return the same list object. */
  correctionsOf(open: OpenReader): readonly Correction[];
  /** Returns the article with the text of its other pages, if they were fetched, and with typeset formulas. */
  wholeArticle(open: OpenReader, article: Article): Article;
  /** The open reader; null if none is on the screen. */
  mounted: Mounted | null;
  /** Readings of this page (snapshots with their results) that the engine has in memory, oldest first. */
  readonly readings: Set<LiveReading>;
  /** What the reader showed when it was closed; null while it is open, or if nothing was kept. */
  lastReading: LastReading | null;
  /** Resolves when the latest reading of the page has ended and its outcome has been dispatched. */
  reading: Promise<void>;
  /** Number of calls of the effect `show` so far. The result of a call is only used if no later call was made. */
  shows: number;
  /** Whether an article is still being made that the reader will show. */
  isShowing: boolean;
  /** Maps a text node's id on the screen to its id in the text to show; null if both are of the same snapshot. */
  placeNow: PlaceNow | null;
}

export interface Mounted {
  handle: ReaderHandle;
  lifetime: AbortController;
  /** Whether the last check for changes of the page found something new, so that the next check follows soon. */
  isWorthLooking: boolean;
  /** Number of readings of the page so far. The result of a reading is only used if no later one has begun. */
  readings: number;
  /** Whether the user is waiting for the reading in progress; false if it is only a check for changes. */
  isWaitedFor: boolean;
  /** The page's DOM nodes, by their id in the snapshot from which the shown article was made. */
  nodes: readonly Node[];
  /** Whether the tools were already requested in idle time; this is done only once. */
  areToolsAsked: boolean;
  /** The tools; null until their script has loaded. */
  tools: ToolSet | null;
  /** Actions that wait until the tools have loaded. */
  pressed: ((tools: ToolSet) => void)[];
}
