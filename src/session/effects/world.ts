/** What effects work on. */

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
  /** Tells the session. What follows has been done when it returns, but for what takes time. */
  dispatch(event: SessionEvent): void;
  /** Resolves the promise of a request. */
  answer(request: number, reason: UnreadableReason | null): void;
  /** The request that is being served cannot be. */
  fail(error: unknown): void;
  open(): OpenReader | null;
  /** The corrections of the shown article; the same list for the same state. */
  correctionsOf(open: OpenReader): readonly Correction[];
  /** An article with all that came since it was made: the other pages, typeset formulas. */
  wholeArticle(open: OpenReader, article: Article): Article;
  /** The reader that is on the screen. */
  mounted: Mounted | null;
  /** Readings that the engine holds for this page. */
  readonly readings: Set<LiveReading>;
  /** What the reader showed when it was closed; null if it is open, or that is not worth keeping. */
  lastReading: LastReading | null;
  /** The last reading of the page: settles when its outcome has been told. */
  reading: Promise<void>;
  /** Number of times that something was to be shown: the last one counts. */
  shows: number;
  /** Where places of the text on the screen are in the text that is still to be shown. */
  placeNow: PlaceNow | null;
}

export interface Mounted {
  handle: ReaderHandle;
  lifetime: AbortController;
  /** The last look at changes of the page was worth it. */
  isWorthLooking: boolean;
  /** How often the page was read: the last one counts. */
  readings: number;
  /** The last reading is under way, and is no look at changes. */
  isWaitedFor: boolean;
  /** The live nodes of what is shown. */
  nodes: readonly Node[];
  /** It was asked for while nothing else was to do: where it cannot come, that is tried once. */
  areToolsAsked: boolean;
  /** Of which the script has come. */
  tools: ToolSet | null;
  /** What was pressed while that was on its way, and is done when it comes. */
  pressed: ((tools: ToolSet) => void)[];
}
