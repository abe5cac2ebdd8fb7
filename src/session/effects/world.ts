/** What effects work on. */

import type { ReaderHandle } from '../../reader/actions.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import type { ToolSet } from '../../tools/place.ts';
import type { Exporter } from '../export/index.ts';
import type { LiveReading } from '../live-reading.ts';
import type { SessionEvent } from '../state/events.ts';
import type { OpenReader } from '../state/state.ts';

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
  /** The reader that is on the screen. */
  mounted: Mounted | null;
  /** What was read when a reader was opened, for a while: whoever opens it again finds the page as it was more often than not. */
  last: LiveReading | null;
  /** The timer that ends that while. */
  forgetting: ReturnType<typeof setTimeout> | undefined;
}

export interface Mounted {
  handle: ReaderHandle;
  lifetime: AbortController;
  /** The last look at changes of the page was worth it. */
  isWorthLooking: boolean;
  /** How often the page was read in pieces: the last one counts. */
  readings: number;
  /** The live nodes of what is shown. */
  nodes: readonly Node[];
  /** It was asked for while nothing else was to do: where it cannot come, that is tried once. */
  isBenchAsked: boolean;
  /** Of which the script has come. */
  bench: ToolSet | null;
  /** What was pressed while that was on its way, and is done when it comes. */
  pressed: ((bench: ToolSet) => void)[];
}
