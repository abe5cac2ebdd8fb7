/** What the components share: the reader's own state, and what its controls do. */
import type { Appearance } from '../settings/types.ts';
import type { Panel } from './keys.ts';
import type { CopyFormat, ReaderState } from './types.ts';

/** What only the reader knows of itself. */
export interface ViewState {
  panel: Panel | null;
  isCopied: boolean;
  /** Said to screen readers, and shown when `isToast`. */
  message: string;
  isToast: boolean;
}

export interface ReaderCommands {
  close(): void;
  toggle(panel: Panel): void;
  setAlgorithm(id: string): void;
  /** For this page only: what was offered because of this page is no choice for the next ones. */
  tryAlgorithm(id: string): void;
  setAppearance(change: Partial<Appearance>): void;
  copy(format: CopyFormat): void;
  toggleComments(): void;
  toggleExplanation(): void;
}

export interface ReaderViewProps {
  state: ReaderState;
  view: ViewState;
  commands: ReaderCommands;
}
