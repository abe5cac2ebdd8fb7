/** What the components share: the reader's own state, what its controls do, and the components that come later. */

import type { Root } from 'hast';
import type { ComponentChild, ComponentType, VNode } from 'preact';
import type { Article } from '../../article/types.ts';
import type { Offer } from '../../engine/offer.ts';
import type { AppearanceChange, PackagedFont } from '../../store/settings/types.ts';
import type { Follow } from '../input/follow-links.ts';
import type { ExtraPanelName, Panel } from '../input/keys.ts';
import type { Wear } from '../styles/packaged-font.ts';
import type { AlgorithmChange, AlgorithmChoice, ReaderState } from '../types.ts';
import type { WorkWish } from '../work-wish.ts';
import type { ExportCommands } from './export-commands.ts';

/** A note in the popover, by the ids that it and the reference beside it have in the article. */
export interface ShownNote {
  id: string;
  reference: string;
}

/** What only the reader knows of itself. */
export interface ViewState {
  panel: Panel | null;
  /** Selector of what has the focus in the panel when it opens; '' for the choice that holds, or the first control. */
  panelFocus: string;
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
  /** For this page: it is kept for others only when that is asked for. */
  setAlgorithm(id: string): void;
  setAppearance(change: AppearanceChange): void;
  toggleComments(): void;
  /** Shows another picture in the lightbox; null closes it. */
  showPicture(src: string | null): void;
  /** Shows a note beside the reference to it; null hides it. */
  showNote(note: ShownNote | null): void;
  accept(offer: string): void;
  ask(wish: WorkWish): void;
  changes(): Readonly<Record<string, AlgorithmChange>>;
  highlightsInExports(): boolean | null;
  edit(): void;
  /** Shows the headings beside the text where there is room for them, else over it; or hides them. */
  toggleOutline(): void;
  other(event: KeyboardEvent): boolean;
}

export interface ReaderViewProps {
  state: ReaderState;
  view: ViewState;
  commands: ReaderCommands;
  parts: LazyParts;
}

/** Scripts that have components for the reader. */
export interface LazyScripts {
  /** Of those that have come by now. */
  parts(): LazyParts;
  /** Resolves to whether the controls are there; their script cannot come after an update of the extension. */
  loadControls(): Promise<boolean>;
  /** Resolves to null where its script cannot come. */
  loadFont(font: PackagedFont): Promise<Wear | null>;
}

/** What lazy scripts have for the reader, as far as they have come. It is asked for at each draw. */
export interface LazyParts {
  /** What opens over the text. Its script comes right after the first paint; what is opened before waits for it. */
  controls: Controls | null;
  /** What other scripts add to the reader while they have something to show. */
  additions?: readonly Addition[];
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
  /** It is wanted, there is room for it, and there is something to list. */
  standsBeside(state: ReaderState): boolean;
  toggleOutline(dialog: HTMLElement, props: ReaderViewProps): void;
  /** Turns a page where the text stands in pages, or follows the link to a chapter; true when the key stood for that. */
  turnPage(dialog: HTMLElement, event: KeyboardEvent, follow: Follow): boolean;
  /** Sets what has been drawn in pages, where that is chosen and the browser needs help with it. */
  setPages(dialog: HTMLElement, signal: AbortSignal): void;
  /** From now on the text stays where it is when the window is turned or resized, and at its end when it grows. */
  stayInPlace(dialog: HTMLElement, signal: AbortSignal): void;
  /** Puts the user's own CSS after all style sheets of the reader. */
  wearUserCss(root: ShadowRoot, css: string): void;
}

export interface Addition {
  /** Adopted when it is first seen. */
  css?: string;
  /** Each with its button after the algorithm's, in this order. */
  panels?: readonly ExtraPanel[];
  /** Stands below the bar, above the text. */
  Strip?: ComponentType<ReaderViewProps>;
  /** What it lists in the outline beside the headings; asked for at each draw. */
  outline?(props: ReaderViewProps): readonly OutlineItem[];
  /** What it has in the menu "More", above the keys; asked for at each draw. */
  menu?(props: ReaderViewProps): readonly MenuItem[];
}

/** Something in the outline that is no heading. */
export interface OutlineItem {
  /** Its own among all of them; begins with no digit. */
  id: string;
  text: string;
  /** A name for style sheets: `[data-kind]`. */
  kind: string;
  /** Which kind of thing it is, before its text for who listens: "Highlight". */
  kindLabel: string;
  /** The node that it stands at (`dataNode`): it is listed below the heading that it follows. null: at the end. */
  place: number | null;
  /** Goes there, and takes the focus along. */
  go(): void;
}

/** Something in the menu "More". */
export interface MenuItem {
  id: string;
  label: string;
  /** The key that does the same. */
  keys?: string;
  /** One of `icons.ts`. */
  icon: string;
  /** Of something that is on or off. */
  isOn?: boolean;
  /** The menu has closed by then. */
  run(): void;
}

export interface ExtraPanel {
  name: ExtraPanelName;
  /** Of the button and of the panel. */
  label: string;
  /** On the button, which has its name from the label. */
  face: ComponentChild;
  /** Extra class of the panel. */
  panelClass?: string;
  Content: ComponentType<ReaderViewProps>;
}

export interface PanelProps extends ReaderViewProps {
  panel: Panel;
  label: string;
  /** Where it is none of ours. */
  extra?: ExtraPanel | undefined;
}

export interface LightboxProps {
  /** Of the article that is shown. */
  tree: Root;
  /** Address of the picture that is shown. */
  src: string;
  /** null closes it. */
  onShow(src: string | null): void;
}

export interface EmptyStateProps {
  reason: NonNullable<Article['empty']>;
  /** The one that found nothing, which stood in for the chosen one when there is a notice. */
  algorithm: string;
  algorithms: readonly AlgorithmChoice[];
  notice: string;
  onChoose(id: string): void;
  onReport(withText: boolean): void;
}

export interface MissingPictureProps {
  alt: string;
  caption: string;
}

export interface OffersProps {
  offers: readonly Offer[];
  place: Offer['place'];
  onAccept(id: string): void;
}

export interface NotesProps {
  tree: Root;
  view: ViewState;
  commands: ReaderCommands;
  /** Shows what the note says, as the article's text is shown. */
  body(content: Root): VNode;
  /** Language and direction of the article. */
  attributes: { lang?: string; dir: 'ltr' | 'rtl' };
}
