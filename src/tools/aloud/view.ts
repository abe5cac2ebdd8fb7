import type { PlayerState } from './core/types.ts';
import type { Voice } from './core/voices.ts';

/** The state that the controls of reading aloud display. */
export interface AloudView {
  readonly player: PlayerState;
  /** Voices of the article's language, best first; all voices if that language has none. */
  readonly voices: readonly Voice[];
  /** The voice that reads; null if the user allows none of the voices. */
  readonly voice: Voice | null;
  /** Whether the voice is of another language than the article. */
  readonly isOfOtherLanguage: boolean;
  /** Whether the browser has not reported its voices yet. */
  readonly isWaiting: boolean;
  /** An online voice for which the user's consent is requested. `isOnly`: no other voice can read. */
  readonly question: { readonly voice: Voice; readonly isOnly: boolean } | null;
  /** Whether the user has scrolled away from the spoken text. */
  readonly isAway: boolean;
}

export interface AloudCommands {
  toggle(): void;
  move(by: 1 | -1): void;
  setRate(rate: number): void;
  setVoice(id: string): void;
  answer(mayUse: boolean): void;
  goThere(): void;
  close(): void;
}
