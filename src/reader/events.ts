import type { AppearanceChange } from '../store/settings/types.ts';

/**
 * Events that the reader's controls send to the session, as plain data. The session decides what follows
 * (`src/session/state/reduce.ts`).
 */
export type ReaderEvent =
  /** The user chose an algorithm for this page. */
  | { type: 'algorithm-chosen'; algorithm: string }
  | { type: 'appearance-chosen'; change: AppearanceChange }
  /** The user showed or hid the comments below the article. */
  | { type: 'comments-toggled' }
  | { type: 'offer-accepted'; offer: string }
  | { type: 'closed' }
  /** The reader gave up because the page keeps removing it. */
  | { type: 'evicted' };

export type Dispatch = (event: ReaderEvent) => void;
