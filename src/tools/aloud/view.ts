import type { PlayerState } from './core/types.ts';
import type { Voice } from './core/voices.ts';

/** State of the strip. */
export interface AloudView {
  readonly player: PlayerState;
  /** Voices of the article's language, best first; all voices if there is none. */
  readonly voices: readonly Voice[];
  /** The voice that reads; null if none may. */
  readonly voice: Voice | null;
  /** The voice that reads is not of the article's language. */
  readonly isOfOtherLanguage: boolean;
  /** The browser has not reported its voices yet. */
  readonly isWaiting: boolean;
  /** An online voice that the user is asked about. `isOnly`: no other voice can read. */
  readonly question: { readonly voice: Voice; readonly isOnly: boolean } | null;
  /** The user has scrolled away from what is being said. */
  readonly isAway: boolean;
}

/** Commands of the strip's controls. */
export interface AloudCommands {
  toggle(): void;
  move(by: 1 | -1): void;
  setRate(rate: number): void;
  setVoice(id: string): void;
  answer(mayUse: boolean): void;
  goThere(): void;
  close(): void;
}
