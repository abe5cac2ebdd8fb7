/** What a reader in a document can be asked for, and what it asks for: the part of its types that knows the DOM. */
import type { Element } from 'hast';
import type { CitationStyle } from '../export/citation/types.ts';
import type { SaveFormat } from '../platform/wording/save-formats.ts';
import type { CopyFormat } from '../shared/copy-format.ts';
import type { AppearanceChange } from '../store/settings/types.ts';
import type { ReadingPlace } from './scroll/reading-place.ts';
import type { AlgorithmChange, ChoiceScope, ReaderState } from './types.ts';
import type { WorkWish } from './work-wish.ts';

/** Text that is selected in the reader. */
export interface SelectedText {
  /** What holds the whole text. */
  article: HTMLElement;
  range: Range;
}

/** A file that was made. */
export interface SavedFile {
  name: string;
  /** A sentence about what it lacks, or ''. */
  about: string;
}

/** What the user can ask for. The reader itself does none of it. */
export interface ReaderActions {
  close(): void;
  /** For this page only, unless it is said otherwise. */
  setAlgorithm(id: string, scope?: ChoiceScope): void;
  setAppearance(change: AppearanceChange): void;
  /** Resolves to the number of words copied; rejects when the browser refuses. */
  copy(format: CopyFormat): Promise<number>;
  /** Copies a section (by its heading), a block of code or a table of the article's tree; resolves as above. */
  copyPiece?(element: Element): Promise<number>;
  copyCitation?(style: CitationStyle): Promise<void>;
  /** Copies a link to the passage on the page, or to the page. Answers false where the page does not have the passage. */
  copyLink?(selected: SelectedText | null): Promise<boolean>;
  save?(format: SaveFormat): Promise<SavedFile>;
  /** Makes a file of the page as it was read, with its text or without. */
  report?(withText: boolean): Promise<SavedFile>;
  /** Shows the comments under the article, or hides them. */
  toggleComments?(): void;
  /** Opens a link of the article in the reader; false where it is to open as links do. */
  follow?(address: string): boolean;
  /** Gets what was offered. */
  accept?(offer: string): void;
  /** Asks the tools for something, whose script may be on its way. */
  ask?(wish: WorkWish): void;
  /** By algorithm, what it would change of the shown article, as far as it is known. */
  changes?(): Readonly<Record<string, AlgorithmChange>>;
  /** Whether what is copied and saved has the highlights in it; null where nothing is highlighted. */
  highlightsInExports?(): boolean | null;
  /** Begins to correct the article, or ends it. */
  edit?(): void;
  /** Does what a key stands for that the reader does not know; true when it stood for something. */
  key?(event: KeyboardEvent): boolean;
  /** Leaves what is done beside reading; false when that is nothing. */
  leave?(): boolean;
  /** The page keeps taking the reader out of its document; it has been given up. */
  evicted?(): void;
}

/** A mounted reader. */
export interface ReaderHandle extends ReadingPlace {
  /**
   * @param placeNow what a place of the text shown so far is called in the new one; by default the same
   */
  update(state: ReaderState, placeNow?: (place: number) => number): void;
  /** The user has selected something in the reader, which an update might take away. */
  readonly isSelecting: boolean;
  readonly dialog: HTMLDialogElement;
  /** The element that holds the article's text and nothing else (for Ctrl+A and for copying). */
  readonly articleElement: HTMLElement | null;
  /** Shows a short message and says it to screen readers. */
  announce(message: string): void;
  /** Says it to screen readers only. */
  whisper(message: string): void;
  destroy(): void;
}
