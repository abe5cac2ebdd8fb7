/** What components share: the session's state, the reader's own state and commands, and components that load later. */

import type { Element, Root } from 'hast';
import type { ComponentType, VNode } from 'preact';
import type { Article } from '../../article/types.ts';
import type { Offer } from '../../engine/types.ts';
import type { CitationStyle } from '../../export/citation/types.ts';
import type { CopyFormat, SaveFormat } from '../../platform/wording/export-formats.ts';
import type { PackagedFont } from '../../store/settings/types.ts';
import type { CodeScript, Dispatch, ReaderExports, ReaderPort, ReaderState } from '../port.ts';
import type { Wear } from '../styles/packaged-font.ts';

/** Ids of the note that the popover shows, and of the reference (link to the note) at which the popover appears. */
export interface ShownNote {
  id: string;
  reference: string;
}

export type Panel = 'outline' | 'algorithm' | 'copy' | 'appearance' | 'more' | 'keys';

/** The reader's own state, which the session does not have. */
export interface ViewState {
  panel: Panel | null;
  /** Selector of the element to focus when the panel opens; '' for its checked choice, or else its first control. */
  panelFocus: string;
  /** Address of the picture in the lightbox; null if the lightbox is closed. */
  picture: string | null;
  note: ShownNote | null;
  isCopied: boolean;
  /** The current message; announced to screen readers, and shown if `isToast`. */
  message: string;
  isToast: boolean;
}

export const viewAtFirst = (): ViewState => ({
  panel: null,
  panelFocus: '',
  picture: null,
  note: null,
  isCopied: false,
  message: '',
  isToast: false,
});

/** Commands that the reader runs itself. Others are events for the session (`dispatch`) or requests to the `tools`. */
export interface ReaderCommands {
  copy(format: CopyFormat): void;
  /** Copies a section (given its heading), a block of code or a table. */
  copyPiece(element: Element): void;
  /** Copies a link to the selected text, or to the page if nothing is selected. */
  copyLink(): void;
  cite(style: CitationStyle): void;
  save(format: SaveFormat): void;
  /** Opens the menu with the file formats. */
  chooseFile(): void;
  print(): void;
  /** Saves a report about the page for the developers; if not `withText`, the page's text is scrambled. */
  report(withText: boolean): void;
  toggle(panel: Panel): void;
  /** Shows another picture in the lightbox; null closes it. */
  showPicture(src: string | null): void;
  /** Shows a note beside the reference to it; null hides it. */
  showNote(note: ShownNote | null): void;
  /** Hides the outline, or shows it: beside the text if there is room, otherwise over the text. */
  toggleOutline(): void;
}

export interface ReaderViewProps extends Pick<ReaderPort, 'dispatch' | 'tools'> {
  state: ReaderState;
  view: ViewState;
  commands: ReaderCommands;
  parts: LazyParts;
}

export interface LazyScripts {
  parts(): LazyParts;
  /** Loads the controls; resolves to false if their script cannot load (for example, after an extension update). */
  loadControls(): Promise<boolean>;
  /** Loads the script of a font; resolves to null if the script cannot load. */
  loadFont(font: PackagedFont): Promise<Wear | null>;
}

/** What the scripts that load later have provided so far; read at each draw. */
export interface LazyParts {
  /**
   * The controls (components that open over the text); null until their script has loaded, right after the first paint.
   * If the user opens one of them earlier, it appears when the script has loaded.
   */
  controls: Controls | null;
  /** The tools that color code; null until their script has loaded, which happens only if an article contains code. */
  highlight: CodeScript | null;
}

export interface Controls {
  readonly css: string;
  readonly Panel: ComponentType<PanelProps>;
  readonly Lightbox: ComponentType<LightboxProps>;
  readonly MissingPicture: ComponentType<MissingPictureProps>;
  readonly Notes: ComponentType<NotesProps>;
  readonly Offers: ComponentType<OffersProps>;
  readonly EmptyState: ComponentType<EmptyStateProps>;
  readonly TimeLeft: ComponentType<ReaderViewProps>;
  readonly Outline: ComponentType<ReaderViewProps>;
  /** Returns whether the user wants the outline beside the text, and there is room for it and enough headings. */
  standsBeside(state: ReaderState): boolean;
  toggleOutline(dialog: HTMLElement, props: ReaderViewProps): void;
  /** Turns a page if the text is in pages, or follows the link to a chapter; returns true if it did one of these. */
  turnPage(dialog: HTMLElement, event: KeyboardEvent, follow: ReaderExports['follow']): boolean;
  /** Divides the drawn text into pages if the user chose pages and the browser cannot divide it itself. */
  setPages(dialog: HTMLElement, signal: AbortSignal): void;
  /** Keeps the text in place when the window's size changes; after the End key, keeps the text's end in view. */
  stayInPlace(dialog: HTMLElement, signal: AbortSignal): void;
  /** Adds the user's own CSS after all style sheets of the reader, so that it overrides them. */
  wearUserCss(root: ShadowRoot, css: string): void;
}

export interface PanelProps extends ReaderViewProps {
  panel: Panel;
  label: string;
}

export interface LightboxProps {
  tree: Root;
  src: string;
  /** Shows the picture with this address; null closes the lightbox. */
  onShow(src: string | null): void;
}

export interface EmptyStateProps extends ReaderViewProps {
  article: Article;
  reason: NonNullable<Article['empty']>;
}

export interface MissingPictureProps {
  alt: string;
  caption: string;
}

export interface OffersProps {
  offers: readonly Offer[];
  place: Offer['place'];
  dispatch: Dispatch;
}

export interface NotesProps {
  tree: Root;
  view: ViewState;
  commands: ReaderCommands;
  /** Renders the content of the note like the article's text. */
  body(content: Root): VNode;
  /** Language and direction of the article. */
  attributes: { lang?: string; dir: 'ltr' | 'rtl' };
}
