/**
 * The interface between reader and session: the port that a reader gets, and the handle that a mounted reader returns.
 */
import type { Element } from 'hast';
import type { CitationStyle } from '../export/citation/types.ts';
import type { CopyFormat, SaveFormat } from '../platform/wording/export-formats.ts';
import type { AppearanceChange } from '../store/settings/types.ts';
import type { ReadingPlace } from './scroll/reading-place.ts';
import type { AlgorithmChange, ReaderState } from './types.ts';

export interface SelectedText {
  /** The element that contains all text of the article. */
  article: HTMLElement;
  range: Range;
}

export interface SavedFile {
  name: string;
  /** A sentence for the user about what is missing from the file; '' if nothing is missing. */
  about: string;
}

/** Functions that a reader gets together with its state. They do everything that the reader does not do itself. */
export interface ReaderPort {
  readonly dispatch: Dispatch;
  readonly tools: ReaderTools;
  readonly exports: ReaderExports;
}

type ToolRequest =
  /** Starts or ends checking the article (comparing it with the page or another algorithm). */
  | { readonly kind: 'check' }
  /** Stores the algorithm that was chosen for this page, so that all pages of the site, or all pages, use it. */
  | { readonly kind: 'keep-algorithm'; readonly scope: 'site' | 'everywhere' }
  /** Explains why a piece of the text is in the article. */
  | { readonly kind: 'why'; readonly piece: HTMLElement }
  /** Starts or pauses reading aloud; turns line focus on or off. */
  | { readonly kind: 'aloud' | 'focus' }
  /** Includes the highlights in copies and saved files, or leaves them out. */
  | { readonly kind: 'highlights-in-exports'; readonly isIn: boolean };

/** The reader's requests to the tools (highlights, corrections, reading aloud), whose script may still be loading. */
export interface ReaderTools {
  ask(request: ToolRequest): void;
  /** Starts or ends correcting the article. */
  edit(): void;
  /** The changes that each algorithm would make to the shown article; without algorithms that have not run yet. */
  changes(): Readonly<Record<string, AlgorithmChange>>;
  /** Returns whether copies and saved files include the highlights; null if there are none. */
  highlightsInExports(): boolean | null;
  /** Returns the items that the outline shows besides the article's headings; called at each draw. */
  outline(): readonly OutlineItem[];
  /** Returns the tools' items in the menu "More"; called at each draw. */
  menu(): readonly MenuItem[];
  /** Handles a key that the reader itself does not use; returns true if the key did something. */
  key(event: KeyboardEvent): boolean;
  /** Closes the innermost open tool; returns false if none is open. */
  leave(): boolean;
}

/** An item of the outline that is not a heading. */
export interface OutlineItem {
  /** Unique among all items; does not begin with a digit. */
  id: string;
  text: string;
  /** Kind of the item, which style sheets select with `[data-kind]`. */
  kind: string;
  /** Kind of the item in words, which screen readers announce before the text: "Highlight". */
  kindLabel: string;
  /**
   * Id (`dataNode`) of the text node at which the item is. In the outline, the item follows the last heading before
   * this node. Null for an item at the end of the text.
   */
  place: number | null;
  /** Scrolls to the item, and moves the focus to it. */
  go(): void;
}

/** An item of the menu "More". */
export interface MenuItem {
  id: string;
  label: string;
  keys?: string;
  /** The SVG path of the icon, from `icons.ts`. */
  icon: string;
  /** State of an item that is on or off. */
  isOn?: boolean;
  /** Called after the menu has closed. */
  run(): void;
}

export interface ReaderExports {
  /** Resolves to the number of words copied; rejects when the browser refuses. */
  copy(format: CopyFormat): Promise<number>;
  /** Copies a section (given its heading), a block of code or a table; resolves to the number of words. */
  copyPiece(element: Element): Promise<number>;
  copyCitation(style: CitationStyle): Promise<void>;
  /** Copies a link to the selection, or else to the page; false if the page does not contain the passage. */
  copyLink(selected: SelectedText | null): Promise<boolean>;
  save(format: SaveFormat): Promise<SavedFile>;
  /** Saves the page, as Lectern has read it, to a file for the developers, with or without the page's text. */
  report(withText: boolean): Promise<SavedFile>;
  /** Opens a link of the article in the reader; returns false if the browser should open it normally. */
  follow(address: string): boolean;
}

export interface ReaderHandle extends ReadingPlace {
  /**
   * Shows a new state, and keeps the text in place. `placeNow` maps ids of text nodes in the previous text to ids in
   * the new one; if absent, ids stay the same.
   */
  update(state: ReaderState, placeNow?: (place: number) => number): void;
  /** Whether the user has selected something in the reader; an update might remove the selection. */
  readonly isSelecting: boolean;
  readonly dialog: HTMLDialogElement;
  /** Shows a short message and announces it to screen readers. */
  announce(message: string): void;
  /** Announces a message to screen readers only. */
  whisper(message: string): void;
  destroy(): void;
}

/**
 * Events that the reader's controls send to the session, as plain data. The session decides how to react
 * (`src/session/state/reduce.ts`).
 */
export type ReaderEvent =
  /** The user chose an algorithm for this page. */
  | { type: 'algorithm-chosen'; algorithm: string }
  | { type: 'appearance-chosen'; change: AppearanceChange }
  | { type: 'comments-toggled' }
  | { type: 'offer-accepted'; offer: string }
  | { type: 'closed' }
  /** The reader gave up because the page keeps removing it. */
  | { type: 'evicted' };

export type Dispatch = (event: ReaderEvent) => void;
