/**
 * Every message between the parts of the extension: one call map per direction. Values must survive structured clone.
 * Messages carry commands; state travels through storage events. `guards.ts` checks every request.
 */

import type { SaveFormat } from '../../platform/wording/save-formats.ts';
import type { CopyFormat } from '../../shared/copy-format.ts';
import type { Highlight, HighlightChange, HighlightedPage, HighlightRefusal } from '../highlights/types.ts';
import type { KeptPlace } from '../places/places.ts';
import type { MemoryRefusal, Outcome, Signature, SiteChoices, SiteMemory } from '../remembered/types.ts';
import type { Settings } from '../settings/types.ts';
import type { SitePattern } from '../sites/site-pattern.ts';

/** Why a page cannot be read. */
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

/** Request of a click, a key or a menu entry. */
export interface ReadRequest {
  algorithm?: string;
  selection?: boolean;
  /** Close the reader if it is open. */
  toggle?: boolean;
  /** Save the article once the reader is open. */
  save?: SaveFormat;
  /** The caller reports why a page cannot be read; otherwise the page has the popup report it. */
  isAnswered?: boolean;
  /** Automatic opening: the reader opens only if the page is certainly an article, and stays silent otherwise. */
  isUnasked?: boolean;
}

/** Request of one click. */
export interface ClickRequest extends ReadRequest {
  /** Unique per click, so that a late call is not mistaken for the next click's. */
  id: string;
  /** Time of the click (ms since 1970). */
  clickedAt: number;
  /** The engine's host outside the page is open: the page is read there. */
  isEngineWarm?: boolean;
  /** Address of the clicked page, if the browser reports it. */
  address?: string;
}

/** Status of the reader in a tab, for the popup. */
export interface ReaderStatus {
  open: boolean;
  algorithm: string;
  words: number;
  /** The algorithm's confidence (expected F1, 0 … 1) and the kind of page; null if it reports none. */
  confidence: number | null;
  kind: string | null;
}

/** Content for one clipboard write, in one or two formats. */
export interface ClipboardContent {
  text: string;
  /** Absent for plain text only (Markdown). */
  html?: string;
  words: number;
}

/** A file that the popup saves. */
export interface FileContent {
  name: string;
  /** A sentence about what is missing, or ''. */
  about: string;
  /** `data:` URL with the type, because messages carry no bytes. */
  url: string;
}

/** Algorithms with their own script, because they carry data. */
export const DATA_ALGORITHMS = ['lectern', 'newspaper', 'dragnet', 'goose', 'newspaper-3k', 'justext'] as const;
export type DataAlgorithm = (typeof DATA_ALGORITHMS)[number];

/** Scripts that are injected on demand. `classics` has the algorithms without data. */
export const LAZY_SCRIPTS = [
  'aloud',
  'classics',
  'controls',
  'engine',
  'snapshot',
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
  /** Serves a click once: opens the reader or shows another algorithm. Answers why the page cannot be read. */
  serveClick(click: ClickRequest): UnreadableReason | null;
  /** Answers which document this is. */
  whichDocument(): DocumentMark;
}

/** Distinguishes a document from the previous and the next one in its tab. */
export interface DocumentMark {
  /** Start of the document (`performance.timeOrigin`, ms). */
  began: number;
}

export interface ContentToBackground {
  /** The reader is open: the toolbar button now opens the popup in this tab. */
  readerOpened(document: DocumentMark): void;
  /** The reader was closed: the toolbar button now opens it again. */
  readerClosed(document: DocumentMark): void;
  /** The page keeps removing the reader: the popup reports it. */
  readerEvicted(document: DocumentMark): void;
  /** The page cannot be read: the popup reports it. */
  pageUnreadable(request: DocumentMark & { reason: UnreadableReason }): void;
  /** Injects one of Lectern's scripts into the sender's tab; answers when it has run. */
  loadScript(request: { script: LazyScript }): void;
  /** Opens the page in which pages are read (docs/adr/034-one-engine-asked-from-anywhere.md), for a large page. */
  openEnginePage(): void;
  /** Parses and stores changed settings. Holds what cannot be stored until the browser closes. */
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  /** A page of a site that opens automatically may be an article: the reader checks it. */
  articleSighted(): void;
  /**
   * Opens a link of the article in the same tab and reads it there. Requests the permission for the page's own site if it is
   * missing. Answers false for an invalid link, or one to another site that Lectern may not read.
   */
  readLinkHere(request: { url: string }): { isOnItsWay: boolean };
  /** Stops automatic opening for the page's site. */
  neverReadHere(): { isStored: boolean };
}

/** From the engine page, whose only extension API is messages. */
export interface EngineToBackground {
  /** Answers all texts, in the browser's language. */
  wordsOfReading(): Readonly<Record<string, string>>;
  /** Answers the algorithm of the settings; null if something is remembered for the page's site, which may have its own. */
  algorithmFor(page: { url: string }): string | null;
  /** Answers whether the tab that waits for the reading is still open. */
  isTabOpen(request: { tabId: number }): boolean;
}

export interface PopupToContent {
  getStatus(): ReaderStatus;
  /** Changes the algorithm for this page only; `changeSettings` does so for others. */
  setAlgorithm(request: { algorithm: string }): void;
  /** Answers the article in a clipboard format; the popup writes it, because only it has the user gesture. */
  getClipboardContent(request: { format: CopyFormat }): ClipboardContent;
  /** Answers the article as a file; the popup saves it, because its own document may always do so. */
  getFile(request: { format: SaveFormat }): FileContent;
  closeReader(): void;
}

export interface PopupToBackground {
  /** Opens the reader in this tab, like the toolbar button. Answers the reason if the page cannot be read. */
  openTab(request: { tabId: number }): { unreadable: UnreadableReason | null };
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  /** Answers whether this site opens automatically. */
  isAlwaysRead(request: { site: SitePattern }): { isAlways: boolean };
  /**
   * Turns automatic opening on or off for a site. It turns on when the browser grants the permission: the popup requests that,
   * and may close before the answer. Answers the current state, and whether it could be stored.
   *
   * `isPrivate`: the request is from a private window, where nothing is turned on. Set by the popup, whose tab browsers do not report.
   */
  setAlwaysRead(request: { site: SitePattern; isAlways: boolean; isPrivate?: boolean }): {
    isAlways: boolean;
    isStored: boolean;
    /** All other sites open automatically: this one was excluded. */
    isExcepted?: boolean;
  };
  /**
   * Turns automatic opening on or off for all sites that the user has not excluded; request and answer as in `setAlwaysRead`.
   *
   * `lost`: automatic sites whose permission the browser removed together with the one for all sites.
   */
  setReadEverywhere(request: { isOn: boolean }): { isOn: boolean; isStored: boolean; lost?: readonly SitePattern[] };
}

/** Memory of sites: from a page, only for its own site, which the browser reports. */
export interface ContentToMemory {
  /** Answers the id of the remembered correction, or why it is not remembered. */
  rememberForSite(request: {
    signature: Signature;
  }): { id: string; refusal: null } | { id: null; refusal: MemoryRefusal };
  chooseForSite(request: { choices: SiteChoices }): { refusal: MemoryRefusal | null };
  /** Counts the outcomes of the remembered corrections on a page. */
  countReplay(request: { outcomes: readonly Outcome[] }): void;
  /** Forgets one correction. */
  forgetForSite(request: { id: string }): void;
}

/** Memory of sites: from the page that lists it, for any site. */
export interface PageToMemory {
  forgetRemembered(request: { site: string; id: string }): void;
  switchRemembered(request: { site: string; id: string; isOn: boolean }): void;
  /** Forgets the choices that are null. */
  changeChoices(request: { site: string; choices: SiteChoices }): void;
  forgetSites(request: { sites: readonly string[] }): void;
  /** Adds to the memory without removing anything: for an import, or to undo forgetting. */
  addSites(request: { sites: readonly SiteMemory[] }): { isStored: boolean };
}

/** Stored data of a page, requested by that page: only of its own site, which the browser reports. */
export interface ContentToKept {
  /** Answers the site's memory, unparsed; without `stored` if there is none. */
  memoryOfSite(): { stored?: unknown };
  highlightsOf(request: { address: string }): HighlightedPage;
  /** Answers null if no place is kept or keeping places is off. */
  placeOf(request: { address: string }): KeptPlace | null;
}

/** For the tools of an open reader; other scripts do not receive it. */
export interface BackgroundToTools {
  /** Highlights have changed, possibly those of this page. */
  highlightsChanged(): void;
}

export interface HighlightAnswer {
  refusal: HighlightRefusal | null;
}

/** Highlights and places: from a page, only for its own site, which the browser reports. */
export interface ContentToHighlights {
  addHighlight(request: { address: string; title: string; highlight: Highlight }): HighlightAnswer;
  changeHighlight(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlight(request: { address: string; id: string }): HighlightAnswer;
  /** Opens the page that lists the highlights of all pages. */
  showHighlights(): void;
  /** Stores the reading position in the article; null forgets it. */
  keepPlace(request: { address: string; place: KeptPlace | null }): void;
}

/** Highlights and places: from extension pages, for any address. */
export interface PageToHighlights {
  changeHighlightOf(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlights(request: { address: string; ids: readonly string[] }): HighlightAnswer;
  /** Adds highlights without removing any: for an import, or to undo deleting. */
  addHighlightedPages(request: { pages: readonly HighlightedPage[] }): HighlightAnswer;
  forgetPlaces(): void;
}
