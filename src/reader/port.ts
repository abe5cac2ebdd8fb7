/**
 * The interface between reader and session: the state and the port that a reader gets, and the handle that a mounted
 * reader returns.
 */
import type { Element, Root } from 'hast';
import type { ComponentType } from 'preact';
import type { AlgorithmInfo } from '../algorithms/types.ts';
import type { Article } from '../article/types.ts';
import type { Offer } from '../engine/types.ts';
import type { CitationStyle } from '../export/citation/types.ts';
import type { CopyFormat, SaveFormat } from '../platform/wording/export-formats.ts';
import type { Appearance, AppearanceChange, Preset } from '../store/settings/types.ts';
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
  /** Returns how each algorithm (by id) would change the shown article; without those that have not run yet. */
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
  /**
   * Copies a link to the selection, or else to the page. Resolves to false if the page does not contain the selected
   * text; the link then leads to the page.
   */
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

/** An entry of the menu. Recommended ones are listed first; those under "more" are grouped by family. */
export type AlgorithmChoice = Pick<AlgorithmInfo, 'id' | 'label' | 'summary' | 'family' | 'recommended'>;

/** A button that offers an alternative, such as another algorithm. It is shown beside a notice. */
export interface Way {
  label: string;
  title: string;
  /** Id of the algorithm that the button shows, or `selection`; null: the button closes the reader. */
  algorithm: string | null;
}

/** A part of code and its kind: a class name of highlight.js, or '' for no special kind. */
export interface Token {
  text: string;
  kind: string;
}

export interface CodeTools {
  /** The tokens of a block (`<code>`), which together contain exactly its text; null if it stays uncoloured. */
  tokensOf(code: Element): readonly Token[] | null;
  readonly WrapButton: ComponentType;
}

/** The lazy script with the tools for code, which is loaded when an article contains code. */
export interface CodeScript {
  readonly css: string;
  toolsFor(tree: Root): CodeTools;
}

/** How many words another algorithm would add to the article and remove from it. */
export interface AlgorithmChange {
  readonly more: number;
  readonly fewer: number;
}

export interface ReaderState {
  /** The shown article; null while the page is being read. */
  article: Article | null;
  /** Id of the chosen algorithm, or `selection` while the reader shows the text that the user selected on the page. */
  algorithm: string;
  algorithms: readonly AlgorithmChoice[];
  appearance: Appearance;
  presets: readonly Preset[];
  userCss: string;
  /** A quiet line above the headline ("Readability failed; showing all visible text"), or ''. */
  notice: string;
  ways: readonly Way[];
  offers: readonly Offer[];
  /** Whether the user is checking the article (comparing it with the page or another algorithm). */
  isChecked: boolean;
  /** Whether the algorithm was chosen for this page only, while another one is stored for its site or for all pages. */
  isTrial: boolean;
  /** Changes when the page shows another article, which the reader then shows from its start. */
  contentNumber: number;
}
