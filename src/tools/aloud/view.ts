import type { PlayerState } from './core/types.ts';
import type { Voice } from './core/voices.ts';

/** What the strip shows. */
export interface AloudView {
  readonly player: PlayerState;
  /** Of the article's language, the best first; all of them where none is of that. */
  readonly voices: readonly Voice[];
  /** The voice that reads; null where there is none that may. */
  readonly voice: Voice | null;
  /** No voice that may read is of the article's language. */
  readonly isOfOtherLanguage: boolean;
  /** The browser is still asked for its voices. */
  readonly isWaiting: boolean;
  /** A voice that gets the text, which the user is asked about. `isOnly`: no other can read it. */
  readonly question: { readonly voice: Voice; readonly isOnly: boolean } | null;
  /** The user has scrolled away from what is being said. */
  readonly isAway: boolean;
}

/** What its controls do. */
export interface AloudCommands {
  toggle(): void;
  move(by: 1 | -1): void;
  setRate(rate: number): void;
  setVoice(id: string): void;
  answer(mayUse: boolean): void;
  goThere(): void;
  close(): void;
}
