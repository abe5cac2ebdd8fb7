/**
 * Effects of a session: actions that its state machine requests. `session/effects/` runs them and dispatches their
 * outcome as events.
 */
import type { Article } from '../../article/types.ts';
import type { Page } from '../../page/page.ts';
import type { ReaderState } from '../../reader/port.ts';
import type { UnreadableReason } from '../../store/messages/protocol.ts';
import type { SiteChoices } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { IdleTask, PlaceNow } from './events.ts';
import type { OpenReader, Reading, ReadPlan, SessionState } from './state.ts';

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
  | { type: 'show'; open: OpenReader & { reading: Reading }; placeNow: PlaceNow | null }
  /** Puts the reader on the screen, and watches the page under it for changes. */
  | { type: 'mount'; state: ReaderState }
  | { type: 'update'; state: ReaderState; placeNow: PlaceNow | null }
  | { type: 'destroy'; open: OpenReader }
  /** Loads the additional scripts that this article needs, such as the one for formulas. */
  | { type: 'load-enhancements'; article: Article }
  | { type: 'when-idle'; task: IdleTask }
  | { type: 'prepare-other'; open: OpenReader & { reading: Reading } }
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
