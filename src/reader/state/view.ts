/** What components share: the session's state, the reader's own state and commands, and components that load later. */

import type { Element } from 'hast';
import type { CitationStyle } from '../../export/citation/types.ts';
import type { CopyFormat, SaveFormat } from '../../platform/wording/export-formats.ts';
import type { PackagedFont } from '../../store/settings/types.ts';
import type { Controls } from '../components/controls.ts';
import type { CodeScript, ReaderPort } from '../port.ts';
import type { ReaderState } from '../reader-state.ts';
import type { PackedFont } from '../styles/packed-font.ts';

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
  loadFont(font: PackagedFont): Promise<PackedFont | null>;
}

/** What the scripts that load later have provided so far; read at each draw. */
export interface LazyParts {
  /** The controls (components over the text); null until their script has loaded, right after the first paint. */
  controls: Controls | null;
  /** The tools that color code; null until their script has loaded, which happens only if an article contains code. */
  highlight: CodeScript | null;
}

export interface PanelProps extends ReaderViewProps {
  panel: Panel;
  label: string;
}
