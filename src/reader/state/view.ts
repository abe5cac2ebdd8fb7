/** What the components share: the reader's own state, what its controls do, and the components that come later. */
import type { Root } from 'hast';
import type { ComponentChild, ComponentType, RefObject, VNode } from 'preact';
import type { Article } from '../../article/types.ts';
import type { Appearance } from '../../settings/types.ts';
import type { ExtraPanelName, Panel } from '../input/keys.ts';
import type { AlgorithmChoice, Explanation, ReaderState } from '../types.ts';
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
  setAlgorithm(id: string): void;
  /** For this page only: what was offered because of this page is no choice for the next ones. */
  tryAlgorithm(id: string): void;
  setAppearance(change: Partial<Appearance>): void;
  toggleComments(): void;
  toggleExplanation(): void;
  /** Shows another picture in the lightbox; null closes it. */
  showPicture(src: string | null): void;
  /** Shows a note beside the reference to it; null hides it. */
  showNote(note: ShownNote | null): void;
  accept(offer: string): void;
  edit(): void;
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
  readonly Notes: ComponentType<NotesProps>;
  readonly Reasons: ComponentType<ReasonsProps>;
  readonly EmptyState: ComponentType<EmptyStateProps>;
}

export interface Addition {
  /** Adopted when it is first seen. */
  css?: string;
  /** Each with its button after the algorithm's, in this order. */
  panels?: readonly ExtraPanel[];
  /** Stands below the bar, above the text. */
  Strip?: ComponentType<ReaderViewProps>;
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

export interface ReasonsProps {
  explanation: Explanation;
  /** The place that is pointed at. */
  node: number | null;
  /** Holds the text, which another tree or number of batches changes. */
  box: RefObject<HTMLElement | null>;
  tree: Root;
  shown: number;
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

export interface NotesProps {
  tree: Root;
  view: ViewState;
  commands: ReaderCommands;
  /** Shows what the note says, as the article's text is shown. */
  body(content: Root): VNode;
  /** Language and direction of the article. */
  attributes: { lang?: string; dir: 'ltr' | 'rtl' };
}
