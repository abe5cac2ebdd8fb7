/**
 * All messages between the parts of the extension: an interface for each direction, with a method for each call. Values
 * must survive structured clone. "Returns …" says to which value the caller's promise resolves.
 */

import { algorithmInfos } from '../../algorithms/index.ts';
import type { CopyFormat, SaveFormat } from '../../platform/wording/export-formats.ts';
import type { Highlight, HighlightChange, HighlightedPage, HighlightRefusal } from '../highlights/types.ts';
import type { KeptPlace } from '../places/places.ts';
import type { MemoryRefusal, Outcome, Signature, SiteChoices, SiteMemory } from '../remembered/types.ts';
import type { Settings } from '../settings/types.ts';
import type { SitePattern } from '../sites/sites.ts';

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
  toggle?: boolean;
  /** Format to save the article in, once the reader is open. */
  save?: SaveFormat;
  /** Whether the caller itself explains why a page cannot be read. If not, the popup explains it. */
  isAnswered?: boolean;
  /** Whether the reader opens without a click: only on what is surely an article, and without messages otherwise. */
  isUnasked?: boolean;
}

export interface ClickRequest extends ReadRequest {
  /** Unique for each click. A click reaches the page twice (see `click.ts`), and the page serves each id only once. */
  id: string;
  /** Time of the click (ms since 1970). */
  clickedAt: number;
  /** Whether the engine page (an invisible page of the extension) is open; it then runs the algorithm. */
  isEngineWarm?: boolean;
  /** The algorithm that runs first. Absent if none is requested and the site's remembered data may name another. */
  begins?: string;
  address?: string;
}

export interface ReaderStatus {
  open: boolean;
  algorithm: string;
  words: number;
  /** The algorithm's estimates of the accuracy of its result (F1, 0 to 1) and of the kind of page; null for none. */
  confidence: number | null;
  kind: string | null;
}

/** The article in the form that the popup writes to the clipboard. */
export interface ClipboardContent {
  text: string;
  /** Absent for formats that are only plain text, such as Markdown. */
  html?: string;
  words: number;
}

export interface FileContent {
  name: string;
  /** A sentence that tells the user what the file lacks, such as pictures that did not load; '' if nothing. */
  about: string;
  /** The content as a `data:` URL, because messages cannot contain bytes. */
  url: string;
}

/** Algorithms with large data. Each of them has its own script. */
export const DATA_ALGORITHMS = ['lectern', 'newspaper', 'dragnet', 'goose', 'newspaper-3k', 'justext'] as const;
export type DataAlgorithm = (typeof DATA_ALGORITHMS)[number];

/** Scripts that are injected when needed. `classics` has the algorithms that are not in {@link DATA_ALGORITHMS}. */
export const LAZY_SCRIPTS = [
  'aloud',
  'classics',
  'controls',
  'engine',
  'snapshot',
  'session',
  'large',
  'exporter',
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
  /** Handles a click, at most once. Returns the reason why the page cannot be read, or null. */
  serveClick(click: ClickRequest): UnreadableReason | null;
  whichDocument(): DocumentMark;
}

export interface DocumentMark {
  /** The time when the document started (`performance.timeOrigin`, ms since 1970). */
  began: number;
}

export interface ContentToBackground {
  /** Reports that the reader is open. A click on the toolbar button then opens the popup. */
  readerOpened(document: DocumentMark): void;
  /** Reports that the reader is closed. A click on the toolbar button then opens the reader again. */
  readerClosed(document: DocumentMark): void;
  /** Reports that scripts of the page keep removing the reader. The popup then says so. */
  readerEvicted(document: DocumentMark): void;
  /** Reports that the page cannot be read. The popup then shows the reason. */
  pageUnreadable(request: DocumentMark & { reason: UnreadableReason }): void;
  /** Injects one of Lectern's scripts into the caller's tab; resolves when the script has run. */
  loadScript(request: { script: LazyScript }): void;
  /** Opens the engine page to read a large page there (docs/adr/034-one-engine-asked-from-anywhere.md). */
  openEnginePage(): void;
  /** Stores changed settings. A change that cannot be stored is kept in memory until the browser closes. */
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  /** Reports that the page may be an article, on a site where the reader opens automatically. */
  articleSighted(): void;
  /**
   * Opens a link in the same tab, and then the reader there. Asks for permission for the site only if the link is to
   * the same site and the window is not private. Without permission, or for an invalid link, returns false and opens
   * nothing.
   */
  readLinkHere(request: { url: string }): { isOnItsWay: boolean };
  /** Stops the reader from opening automatically on the page's site. */
  neverReadHere(): { isStored: boolean };
}

/** Calls from the engine page (invisible; runs the algorithms). The only extension API it may use is messages. */
export interface EngineToBackground {
  /** Returns all interface texts in the browser's language; the article and the reasons may need any of them. */
  wordsOfReading(): Readonly<Record<string, string>>;
  /** Returns whether a tab is still open. If not, the engine page need not read the tab's page. */
  isTabOpen(request: { tabId: number }): boolean;
}

export interface PopupToContent {
  getStatus(): ReaderStatus;
  /** Uses another algorithm for this page only; `changeSettings` changes the algorithm for later pages. */
  setAlgorithm(request: { algorithm: string }): void;
  /** The popup itself writes to the clipboard: browsers require a click for this, and the click was in the popup. */
  getClipboardContent(request: { format: CopyFormat }): ClipboardContent;
  /** Returns the article as a file. The popup saves it, because some pages forbid downloads. */
  getFile(request: { format: SaveFormat }): FileContent;
  closeReader(): void;
}

export interface PopupToBackground {
  /** Opens the reader in a tab, like the toolbar button. Returns the reason why the page cannot be read, or null. */
  openTab(request: { tabId: number }): { unreadable: UnreadableReason | null };
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  isAlwaysRead(request: { site: SitePattern }): { isAlways: boolean };
  /**
   * Switches automatic opening on a site on or off. It stays off until the browser has granted the permission, and in a
   * private window (`isPrivate`). Returns whether it is on now, and whether that was stored.
   */
  setAlwaysRead(request: { site: SitePattern; isAlways: boolean; isPrivate?: boolean }): {
    isAlways: boolean;
    isStored: boolean;
    /** Whether the site is excluded while the reader opens automatically on all others. */
    isExcepted?: boolean;
  };
  /** Switches automatic opening on or off for all but excluded sites. `lost`: sites that lost their own permission. */
  setReadEverywhere(request: { isOn: boolean }): { isOn: boolean; isStored: boolean; lost?: readonly SitePattern[] };
}

/** Calls that change data remembered for the caller's site. The browser, not the request, says which site this is. */
export interface ContentToMemory {
  /** Remembers how the user corrected the article. Returns the correction's id, or why it is not remembered. */
  rememberForSite(request: {
    signature: Signature;
  }): { id: string; refusal: null } | { id: null; refusal: MemoryRefusal };
  chooseForSite(request: { choices: SiteChoices }): { refusal: MemoryRefusal | null };
  /** Counts which effect (outcome) each remembered correction had on a page. */
  countReplay(request: { outcomes: readonly Outcome[] }): void;
  forgetForSite(request: { id: string }): void;
}

/** Calls of the options page that change the data that is remembered for any site. */
export interface PageToMemory {
  forgetRemembered(request: { site: string; id: string }): void;
  switchRemembered(request: { site: string; id: string; isOn: boolean }): void;
  /** A choice (algorithm, comments, appearance, exclusion) that is null is forgotten. */
  changeChoices(request: { site: string; choices: SiteChoices }): void;
  forgetSites(request: { sites: readonly string[] }): void;
  /** Adds remembered data and removes none. Used for an import, and to undo forgetting. */
  addSites(request: { sites: readonly SiteMemory[] }): { isStored: boolean };
}

/** Calls that read stored data of the page's site. `address` is compared with the address that the browser reports. */
export interface ContentToKept {
  /** Returns the raw data that is remembered for the site; `stored` is absent if nothing is remembered. */
  memoryOfSite(): { stored?: unknown };
  highlightsOf(request: { address: string }): HighlightedPage;
  /** Returns where the user stopped reading; null if that is unknown, or if the user does not want it to be kept. */
  placeOf(request: { address: string }): KeptPlace | null;
}

export interface BackgroundToTools {
  /** Reports that highlights of some page have changed, perhaps of the page in this reader. */
  highlightsChanged(): void;
}

export interface HighlightAnswer {
  refusal: HighlightRefusal | null;
}

/** Calls about highlights and reading places of the page's site; `address` is checked as in {@link ContentToKept}. */
export interface ContentToHighlights {
  addHighlight(request: { address: string; title: string; highlight: Highlight }): HighlightAnswer;
  changeHighlight(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlight(request: { address: string; id: string }): HighlightAnswer;
  /** Opens the options page at its list of all highlights. */
  showHighlights(): void;
  /** Stores where the user is in the article; null forgets the place. */
  keepPlace(request: { address: string; place: KeptPlace | null }): void;
}

/** Calls about highlights and reading places from extension pages, which may change the data of any address. */
export interface PageToHighlights {
  changeHighlightOf(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlights(request: { address: string; ids: readonly string[] }): HighlightAnswer;
  /** Adds highlights and removes none. Used for an import, and to undo deleting. */
  addHighlightedPages(request: { pages: readonly HighlightedPage[] }): HighlightAnswer;
  forgetPlaces(): void;
}

/** Returns the name of the script that contains an algorithm's code; null if the algorithm is unknown. */
export function scriptOf(algorithm: string): DataAlgorithm | 'classics' | null {
  const data = DATA_ALGORITHMS.find((id) => id === algorithm);
  if (data) return data;
  return algorithmInfos.some(({ id }) => id === algorithm) ? 'classics' : null;
}
