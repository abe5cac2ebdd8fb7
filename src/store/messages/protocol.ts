/**
 * Every message between the parts of the extension: one call map per direction. Values must survive structured clone.
 * Messages carry commands; state travels through storage events. What may come with a call is checked (`guards.ts`).
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

/** What a click, a key or a menu entry asks for. */
export interface OpenRequest {
  algorithm?: string;
  selection?: boolean;
  /** Close the reader when it is open. */
  toggle?: boolean;
  /** Save what the reader shows, once it is open. */
  save?: SaveFormat;
  /** Whoever asks says why a page cannot be read; else the page has it said by the popup. */
  isAnswered?: boolean;
  /** Nobody asked: the reader opens where the page is an article for sure, and says nothing where it is not. */
  isUnasked?: boolean;
}

/** What one click asks for. */
export interface Wish extends OpenRequest {
  /** Of no other click: a call that comes late is not taken for that of the next one. */
  id: string;
  /** ms since 1970. */
  clickedAt: number;
  /** Of the page that was clicked on, where the browser says it. */
  address?: string;
}

/** What the popup needs to know about the reader in its tab. */
export interface ReaderStatus {
  open: boolean;
  algorithm: string;
  words: number;
  /** How sure the algorithm is (expected F1, 0 … 1), and what it takes the page for; null when it does not say. */
  confidence: number | null;
  kind: string | null;
}

/** What is written to the clipboard at once: the same content in one form or two. */
export interface ClipboardContent {
  text: string;
  /** Absent when only plain text is wanted (Markdown). */
  html?: string;
  words: number;
}

/** A file that the popup saves. */
export interface FileContent {
  name: string;
  /** A sentence about what it lacks, or ''. */
  about: string;
  /** `data:` with the type; messages carry no bytes. */
  url: string;
}

/** Algorithms with a script of their own: those of the list that carry data. */
export const DATA_ALGORITHMS = ['lectern', 'newspaper', 'dragnet', 'goose', 'newspaper-3k', 'justext'] as const;
export type DataAlgorithm = (typeof DATA_ALGORITHMS)[number];

/** Scripts that are injected only when asked for. `classics` has the algorithms without data. */
export const LAZY_SCRIPTS = [
  'aloud',
  'classics',
  'controls',
  'engine',
  'explain',
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
  /** Does what a click was for, once: opens the reader or shows another algorithm. Answers why the page cannot be read. */
  serveWish(wish: Wish): UnreadableReason | null;
  /** Which document this is. */
  whichDocument(): DocumentMark;
}

/** Tells a document from the one before and after it in its tab. */
export interface DocumentMark {
  /** When it began (`performance.timeOrigin`, ms). */
  began: number;
}

export interface ContentToBackground {
  /** The reader is on screen: the toolbar button shall open the popup in this tab. */
  readerOpened(document: DocumentMark): void;
  /** The reader has gone: the toolbar button shall open it again. */
  readerClosed(document: DocumentMark): void;
  /** The page keeps removing the reader: the popup shall say so. */
  readerEvicted(document: DocumentMark): void;
  /** The page cannot be read: the popup shall say so. */
  pageUnreadable(request: DocumentMark & { reason: UnreadableReason }): void;
  /** Injects a script of ours into the sender's tab; answers when it has run. */
  loadScript(request: { script: LazyScript }): void;
  /** Opens the page in which pages are read (docs/adr/031-the-reading-room.md); asked once the reader of a click stands. */
  openReadingRoom(): void;
  /** Stores changed settings (parsed first). What cannot be stored is held until the browser closes. */
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  /** The page, of a site that is always read, may be an article: the reader shall look. */
  articleSighted(): void;
  /**
   * Opens a link of the article in the same tab, and reads it there. The permission for the page's own site is asked for where it is
   * missing; a link to another site that Lectern may not read, and one that is none, is not on its way.
   */
  readLinkHere(request: { url: string }): { isOnItsWay: boolean };
  /** The site of the page, whose reader opened by itself, does so no longer. */
  neverReadHere(): { isStored: boolean };
}

/** From the reading room, which has no other part of the browser's interface than messages. */
export interface RoomToBackground {
  /** What is said in an article and on its first screen, in the language of the browser. */
  wordsOfArticles(): Readonly<Record<string, string>>;
  /**
   * The algorithm that a reader of the page opens with: the one that was asked for, or that of the settings; null where something is
   * remembered of its site, which is done in the page.
   */
  algorithmFor(page: { url: string; algorithm: string | null }): string | null;
  /** Whether there is still somebody to read for. */
  isTabOpen(request: { tabId: number }): boolean;
}

export interface PopupToContent {
  getStatus(): ReaderStatus;
  /** For this page only; `changeSettings` keeps it for others. */
  setAlgorithm(request: { algorithm: string }): void;
  /** The article in a form for the clipboard; the popup writes it, since only it has the user's gesture. */
  getClipboardContent(request: { format: CopyFormat }): ClipboardContent;
  /** The article as a file; the popup saves it, since its own document may always do so. */
  getFile(request: { format: SaveFormat }): FileContent;
  closeReader(): void;
}

export interface PopupToBackground {
  /** Opens the reader in this tab, as the toolbar button would. Answers the reason when the page cannot be read. */
  openTab(request: { tabId: number }): { unreadable: UnreadableReason | null };
  changeSettings(change: Partial<Settings>): { isStored: boolean };
  /** Whether this site is always read. */
  isAlwaysRead(request: { site: SitePattern }): { isAlways: boolean };
  /**
   * Always reads a site, or no longer. Switched on as soon as the browser gives its permission: the popup asks for that, and may
   * not live to see the answer. Answers what holds now, and whether that could be stored.
   *
   * `isPrivate`: asked for in a private window, where nothing is switched on. The popup says so: the browser names no tab of it.
   */
  setAlwaysRead(request: { site: SitePattern; isAlways: boolean; isPrivate?: boolean }): {
    isAlways: boolean;
    isStored: boolean;
    /** All other sites are read: this one was excepted. */
    isExcepted?: boolean;
  };
  /**
   * Reads all sites by itself but those that the user has excepted, or no longer; asked for and answered as `setAlwaysRead`.
   *
   * `lost`: sites that are always read, and whose permission the browser took with the one for all sites.
   */
  setReadEverywhere(request: { isOn: boolean }): { isOn: boolean; isStored: boolean; lost?: readonly SitePattern[] };
}

/** What is remembered of sites: from a page, for its own site alone, which the browser names. */
export interface ContentToMemory {
  /** Answers the id of what is remembered, or why it is not. */
  rememberForSite(request: {
    signature: Signature;
  }): { id: string; refusal: null } | { id: null; refusal: MemoryRefusal };
  chooseForSite(request: { choices: SiteChoices }): { refusal: MemoryRefusal | null };
  /** What became of the remembered corrections on a page. */
  countReplay(request: { outcomes: readonly Outcome[] }): void;
  /** Forgets one correction. */
  forgetForSite(request: { id: string }): void;
}

/** The same from the page that lists it, for any site. */
export interface PageToMemory {
  forgetRemembered(request: { site: string; id: string }): void;
  switchRemembered(request: { site: string; id: string; isOn: boolean }): void;
  /** Forgets choices: those that are null. */
  changeChoices(request: { site: string; choices: SiteChoices }): void;
  forgetSites(request: { sites: readonly string[] }): void;
  /** Adds to what is remembered, and takes nothing from it: an import, or what was forgotten by mistake. */
  addSites(request: { sites: readonly SiteMemory[] }): { isStored: boolean };
}

/** What is kept of a page, asked for by that page: of its own site alone, which the browser names. */
export interface ContentToKept {
  /** What is remembered of the site, unparsed; without `stored` where nothing is. */
  memoryOfSite(): { stored?: unknown };
  highlightsOf(request: { address: string }): HighlightedPage;
  /** null where no place is kept, or none shall be. */
  placeOf(request: { address: string }): KeptPlace | null;
}

/** For the tools of an open reader; other scripts do not hear it. */
export interface BackgroundToTools {
  /** Highlights have changed: perhaps those of this page. */
  highlightsChanged(): void;
}

export interface HighlightAnswer {
  refusal: HighlightRefusal | null;
}

/** Highlights and places, from a page: for its own site alone, which the browser names. */
export interface ContentToHighlights {
  addHighlight(request: { address: string; title: string; highlight: Highlight }): HighlightAnswer;
  changeHighlight(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlight(request: { address: string; id: string }): HighlightAnswer;
  /** Opens the page that lists the highlights of all pages. */
  showHighlights(): void;
  /** Where the user is in the article; null forgets it. */
  keepPlace(request: { address: string; place: KeptPlace | null }): void;
}

/** The same from pages of ours, for any address. */
export interface PageToHighlights {
  changeHighlightOf(request: { address: string; id: string; change: HighlightChange }): HighlightAnswer;
  removeHighlights(request: { address: string; ids: readonly string[] }): HighlightAnswer;
  /** Adds to what is kept, and takes nothing from it: an import, or what was deleted by mistake. */
  addHighlightedPages(request: { pages: readonly HighlightedPage[] }): HighlightAnswer;
  forgetPlaces(): void;
}
