/** The interface between the reader and its session (the part that reads the page). */
import type { Element, Root } from 'hast';
import type { ComponentType } from 'preact';
import type { CitationStyle } from '../export/citation/types.ts';
import type { CopyFormat, SaveFormat } from '../platform/wording/export-formats.ts';
import type { AlgorithmChange, Dispatch, ReaderState } from './reader-state.ts';
import type { ReadingPlace } from './scroll/reading-place.ts';

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

/** Functions that a reader gets together with its state, for everything that the reader does not do itself. */
export interface ReaderPort {
  readonly dispatch: Dispatch;
  readonly tools: ReaderTools;
  readonly exports: ReaderExports;
}

type ToolRequest =
  /** Starts or ends checking the article (comparing it with the page or another algorithm). */
  | { readonly kind: 'check' }
  /** Stores the algorithm that the user chose for this page: for its whole site, or for all sites (`everywhere`). */
  | { readonly kind: 'keep-algorithm'; readonly scope: 'site' | 'everywhere' }
  /** Explains why a piece of the text is in the article. */
  | { readonly kind: 'why'; readonly piece: HTMLElement }
  /** Starts or pauses reading aloud; switches line focus (1, 3 or 5 undimmed lines, off) to its next setting. */
  | { readonly kind: 'aloud' | 'focus' }
  /** Includes the user's highlights in copies and saved files, or leaves them out. */
  | { readonly kind: 'highlights-in-exports'; readonly isIn: boolean };

/** What the reader can ask of its tools (highlights, corrections, reading aloud), whose script may still be loading. */
export interface ReaderTools {
  ask(request: ToolRequest): void;
  /** Starts or ends correcting the article. */
  edit(): void;
  /** Returns how each algorithm (by id) would change the shown article, as far as the algorithms have run. */
  changes(): Readonly<Record<string, AlgorithmChange>>;
  /** Returns whether copies and saved files include the user's highlights; null if the article has no highlights. */
  highlightsInExports(): boolean | null;
  /** Returns the items that the outline shows besides the article's headings; called at each draw. */
  outline(): readonly OutlineItem[];
  /** Returns the tools' items in the menu "More"; called at each draw. */
  menu(): readonly MenuItem[];
  /** Handles a key that the reader itself does not use; returns true if the key did something. */
  key(event: KeyboardEvent): boolean;
  /** Closes an open tool, the topmost one if there are several; returns false if none is open. */
  leave(): boolean;
}

/** An item of the outline that is not a heading. */
export interface OutlineItem {
  /** Unique among all items; does not begin with a digit, because the ids of the headings' lines do. */
  id: string;
  text: string;
  /** Kind of the item in words, which screen readers announce before the text: "Highlight". */
  kind: string;
  /**
   * Id (`dataNode`) of the text node at which the item is; null for an item at the end of the text. In the outline, the
   * item comes after the last heading before this node.
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
  /** State of an item that can be switched on and off; absent for other items. */
  isOn?: boolean;
  /** Called when the user has chosen the item, after the menu has closed. */
  run(): void;
}

export interface ReaderExports {
  /** Copies the article. Resolves to the number of copied words; rejects if the browser refuses to copy. */
  copy(format: CopyFormat): Promise<number>;
  /** Copies a section (given its heading), a block of code or a table. Resolves to the number of copied words. */
  copyPiece(element: Element): Promise<number>;
  copyCitation(style: CitationStyle): Promise<void>;
  /**
   * Copies a link to the selected text, or to the page if nothing is selected. Resolves to false if the page does not
   * contain the selected text; in that case, the link leads only to the page.
   */
  copyLink(selected: SelectedText | null): Promise<boolean>;
  save(format: SaveFormat): Promise<SavedFile>;
  /** Saves the page, as Lectern has read it, to a file for the developers; if not `withText`, with scrambled text. */
  report(withText: boolean): Promise<SavedFile>;
  /** Opens a link of the article in the reader; returns false if the browser should open it normally. */
  follow(address: string): boolean;
}

export interface ReaderHandle extends ReadingPlace {
  /**
   * Shows a new state; the text that the user is reading stays in place. `placeNow` maps the ids of text nodes in the
   * previous text to their ids in the new text; if absent, ids stay the same.
   */
  update(state: ReaderState, placeNow?: (place: number) => number): void;
  /** Whether the user has selected something in the reader, which an update might deselect. */
  readonly isSelecting: boolean;
  readonly dialog: HTMLDialogElement;
  /** Shows a short message and announces it to screen readers. */
  announce(message: string): void;
  /** Announces a message to screen readers only. */
  whisper(message: string): void;
  destroy(): void;
}

export interface CodeTools {
  /** Returns the content of a `<code>` element with the classes of highlight.js; null if it stays uncolored. */
  colored(code: Element): Root | null;
  readonly WrapButton: ComponentType;
}

/** The script with the tools for code, which is loaded only when an article contains code. */
export interface CodeScript {
  readonly css: string;
  toolsFor(tree: Root): CodeTools;
}
