/**
 * All messages between the parts of the extension: for each direction, an interface whose methods are the calls. Values
 * must survive structured clone. Messages are commands; changed data is announced by the store's own events.
 * `guards.ts` validates every request. "Answers …" in a comment says with which value the caller's promise resolves.
 */

import type { SaveFormat } from '../../platform/wording/save-formats.ts';
import type { CopyFormat } from '../../shared/copy-format.ts';
import type { Highlight, HighlightChange, HighlightedPage, HighlightRefusal } from '../highlights/types.ts';
import type { KeptPlace } from '../places/places.ts';
import type { MemoryRefusal, Outcome, Signature, SiteChoices, SiteMemory } from '../remembered/types.ts';
import type { Settings } from '../settings/types.ts';
import type { SitePattern } from '../sites/site-pattern.ts';

export const UNREADABLE_REASONS = [
  'browser-page',
  'store',
  'pdf',
  'svg',
  'file',
  'not-html',
  'foreign-nodes',
  'unknown',
] as const;
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/** The request of a click on the toolbar button, a key or a menu entry. */
export interface ReadRequest {
  algorithm?: string;
  selection?: boolean;
  /** Whether to close the reader if it is open. */
  toggle?: boolean;
  /** Format to save the article in, once the reader is open. */
  save?: SaveFormat;
  /** Whether the caller itself explains why a page cannot be read; otherwise the popup explains it. */
  isAnswered?: boolean;
  /**
   * Whether the reader opens automatically. It then opens only on a page that is certainly an article, and shows no
   * message on other pages.
   */
  isUnasked?: boolean;
}

export interface ClickRequest extends ReadRequest {
  /** Unique per click, so that a late call is not mistaken for a call of the next click. */
  id: string;
  /** Time of the click (ms since 1970). */
  clickedAt: number;
  /** Whether the engine page is open; it then runs the algorithm. */
  isEngineWarm?: boolean;
  address?: string;
}

export interface ReaderStatus {
  open: boolean;
  algorithm: string;
  words: number;
  /** The algorithm's confidence (expected F1, 0 … 1) and the kind of page; null if the algorithm reports none. */
  confidence: number | null;
  kind: string | null;
}

/** The content that the popup writes to the clipboard. */
export interface ClipboardContent {
  text: string;
  /** Absent if only plain text is written, as for Markdown. */
  html?: string;
  words: number;
}

export interface FileContent {
  name: string;
  /** A sentence that tells the user what is missing in the file; '' if it is complete. */
  about: string;
  /** The content as a `data:` URL, because messages cannot contain bytes. */
  url: string;
}

/** Algorithms with large data; each has a script of its own. */
export const DATA_ALGORITHMS = ['lectern', 'newspaper', 'dragnet', 'goose', 'newspaper-3k', 'justext'] as const;
export type DataAlgorithm = (typeof DATA_ALGORITHMS)[number];

/**
 * Scripts that are injected only when needed. `classics` has the algorithms that are not in {@link DATA_ALGORITHMS}.
 */
export const LAZY_SCRIPTS = [
  'aloud',
  'classics',
  'controls',
  'engine',
  'snapshot',
  'session',
  'large',
  'export',
  'files',
  'focus',
  'formulas',
  'highlight',
  'pages',
  'words',
  'tools',
  'report',
  'font-literata',
  'font-source-sans',
  'font-atkinson',
  'font-dyslexic',
  ...DATA_ALGORITHMS,
] as const;
export type LazyScript = (typeof LAZY_SCRIPTS)[number];

export interface BackgroundToContent {
  /**
   * Serves a click once: opens the reader, or shows the result of another algorithm. Answers the reason why the page
   * cannot be read, or null.
   */
  serveClick(click: ClickRequest): UnreadableReason | null;
  whichDocument(): DocumentMark;
}

/** Distinguishes a document from the previous and the next document in its tab. */
export interface DocumentMark {
  /** When the document started (`performance.timeOrigin`, ms since 1970). */
  began: number;
}

export interface ContentToBackground {
  /** Reports that the reader is open; the toolbar button then opens the popup. */
  readerOpened(document: DocumentMark): void;
  /** Reports that the reader is closed; the toolbar button then opens the reader again. */
  readerClosed(document: DocumentMark): void;
  /** Reports that the page keeps removing the reader; the popup then shows this to the user. */
  readerEvicted(document: DocumentMark): void;
  /** Reports that the page cannot be read; the popup then shows the reason. */
  pageUnreadable(request: DocumentMark & { reason: UnreadableReason }): void;
  /** Injects one of Lectern's scripts into the caller's tab; answers when the script has run. */
  loadScript(request: { script: LazyScript }): void;
  /** Opens the engine page to read a large page there (docs/adr/034-one-engine-asked-from-anywhere.md). */
  openEnginePage(): void;
  /** Stores changed settings. A change that cannot be stored is kept until the browser closes. */
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  /** Reports that the page may be an article, on a site where the reader opens automatically. */
  articleSighted(): void;
  /**
   * Opens a link of the article in the same tab, and then the reader. Requests a missing permission if the link is to
   * the same site. Answers false if the link is invalid, or if it is to another site without a permission.
   */
  readLinkHere(request: { url: string }): { isOnItsWay: boolean };
  /** Excludes the page's site from automatic opening. */
  neverReadHere(): { isStored: boolean };
}

/** Calls from the engine page (an invisible page that runs algorithms). It has no other extension API than messages. */
export interface EngineToBackground {
  /** Answers all interface texts, in the browser's language. */
  wordsOfReading(): Readonly<Record<string, string>>;
  /**
   * Answers the algorithm in the settings; null if something is remembered for the page's site, because the site may
   * have an algorithm of its own.
   */
  algorithmFor(page: { url: string }): string | null;
  /** Answers whether a tab is still open, so that its page needs to be read. */
  isTabOpen(request: { tabId: number }): boolean;
}

export interface PopupToContent {
  getStatus(): ReaderStatus;
  /** Changes the algorithm for this page only; `changeSettings` changes it for later pages. */
  setAlgorithm(request: { algorithm: string }): void;
  /**
   * Answers the article in a clipboard format. The popup writes it to the clipboard, because browsers require a user
   * gesture, which only the popup has.
   */
  getClipboardContent(request: { format: CopyFormat }): ClipboardContent;
  /** Answers the article as a file. The popup saves it, because a page may forbid downloads. */
  getFile(request: { format: SaveFormat }): FileContent;
  closeReader(): void;
}

export interface PopupToBackground {
  /** Opens the reader in a tab, like the toolbar button. Answers the reason why the page cannot be read, or null. */
  openTab(request: { tabId: number }): { unreadable: UnreadableReason | null };
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  /** Answers whether the reader opens automatically on a site. */
  isAlwaysRead(request: { site: SitePattern }): { isAlways: boolean };
  /**
   * Switches automatic opening on or off for a site. It is switched on only when the browser grants the permission: the
   * popup requests it, and may close before the user answers. Answers the current state, and whether it could be
   * stored. `isPrivate`: the popup is in a private window, where nothing can be switched on.
   */
  setAlwaysRead(request: { site: SitePattern; isAlways: boolean; isPrivate?: boolean }): {
    isAlways: boolean;
    isStored: boolean;
    /** Whether the site is excluded while the reader opens automatically on all others. */
    isExcepted?: boolean;
  };
  /**
   * Like `setAlwaysRead`, for all sites that the user has not excluded. `lost`: single sites whose permission the
   * browser removed together with the one for all sites.
   */
  setReadEverywhere(request: { isOn: boolean }): { isOn: boolean; isStored: boolean; lost?: readonly SitePattern[] };
}

/** Calls that change the remembered data of a site. A page may change only its own site, which the browser reports. */
export interface ContentToMemory {
  /** Remembers a correction. Answers its id, or the reason why it is not remembered. */
  rememberForSite(request: {
    signature: Signature;
  }): { id: string; refusal: null } | { id: null; refusal: MemoryRefusal };
  chooseForSite(request: { choices: SiteChoices }): { refusal: MemoryRefusal | null };
  /** Counts the effect that each remembered correction had on a page. */
  countReplay(request: { outcomes: readonly Outcome[] }): void;
  forgetForSite(request: { id: string }): void;
}

/** Calls of the options page that change the remembered data of any site. */
export interface PageToMemory {
  forgetRemembered(request: { site: string; id: string }): void;
  switchRemembered(request: { site: string; id: string; isOn: boolean }): void;
  /** Changes choices (algorithm, comments, appearance, exclusion), and forgets those that are null. */
  changeChoices(request: { site: string; choices: SiteChoices }): void;
  forgetSites(request: { sites: readonly string[] }): void;
  /** Adds remembered data and removes none: for an import, and to undo forgetting. */
  addSites(request: { sites: readonly SiteMemory[] }): { isStored: boolean };
}

/** Calls that read stored data about a page. A page may read only its own site's data; the browser reports the site. */
export interface ContentToKept {
  /** Answers the remembered data of the site, unparsed; `stored` is absent if nothing is remembered. */
  memoryOfSite(): { stored?: unknown };
  highlightsOf(request: { address: string }): HighlightedPage;
  /** Answers where the user stopped reading; null if unknown, or if keeping reading places is switched off. */
  placeOf(request: { address: string }): KeptPlace | null;
}

/** Calls to the tools of an open reader. */
export interface BackgroundToTools {
  /** Reports that highlights have changed, perhaps those of the page in the reader. */
  highlightsChanged(): void;
}

export interface HighlightAnswer {
  refusal: HighlightRefusal | null;
}

/** Calls about highlights and reading places. A page may change only those of its site, which the browser reports. */
export interface ContentToHighlights {
  addHighlight(request: { address: string; title: string; highlight: Highlight }): HighlightAnswer;
  changeHighlight(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlight(request: { address: string; id: string }): HighlightAnswer;
  /** Opens the options page with the highlights of all pages. */
  showHighlights(): void;
  /** Stores where the user is in the article; null forgets it. */
  keepPlace(request: { address: string; place: KeptPlace | null }): void;
}

/** Calls about highlights and reading places from extension pages, which may change those of any address. */
export interface PageToHighlights {
  changeHighlightOf(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlights(request: { address: string; ids: readonly string[] }): HighlightAnswer;
  /** Adds highlights and removes none: for an import, and to undo deleting. */
  addHighlightedPages(request: { pages: readonly HighlightedPage[] }): HighlightAnswer;
  forgetPlaces(): void;
}
