/** What the components share: the reader's own state, and what its controls do. */
import type { Appearance } from '../../settings/types.ts';
import type { Panel } from '../input/keys.ts';
import type { ReaderState } from '../types.ts';
import type { ExportCommands } from './export-commands.ts';

/** A note in the popover, by the ids that it and the reference beside it have in the article. */
export interface ShownNote {
  id: string;
  reference: string;
}

/** What only the reader knows of itself. */
export interface ViewState {
  panel: Panel | null;
  /** Address of the picture in the lightbox. */
  picture: string | null;
  note: ShownNote | null;
  isCopied: boolean;
  /** Said to screen readers, and shown when `isToast`. */
  message: string;
  isToast: boolean;
}

export interface ReaderCommands extends ExportCommands {
  close(): void;
  toggle(panel: Panel): void;
  setAlgorithm(id: string): void;
  /** For this page only: what was offered because of this page is no choice for the next ones. */
  tryAlgorithm(id: string): void;
  setAppearance(change: Partial<Appearance>): void;
  toggleComments(): void;
  toggleExplanation(): void;
  /** Shows another picture in the lightbox; null closes it. */
  showPicture(src: string | null): void;
  /** Shows a note beside the reference to it; null hides it. */
  showNote(note: ShownNote | null): void;
  accept(offer: string): void;
  edit(): void;
  other(event: KeyboardEvent): boolean;
}

export interface ReaderViewProps {
  state: ReaderState;
  view: ViewState;
  commands: ReaderCommands;
}
