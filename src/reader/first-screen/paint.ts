/**
 * Paints the first screen of an article before the reader's script has loaded, with the reader's own components
 * (docs/adr/039-the-first-screen-before-the-reader.md).
 */
import { h } from 'preact';
import { intact } from '../../platform/unclobbered.ts';
import { ShownBatches } from '../components/article/batches.ts';
import { headlineOf, Reader } from '../components/Reader.tsx';
import { guardControls } from '../input/event-border.ts';
import { createOverlay, undoZoom } from '../overlay/create-overlay.ts';
import { holdPage } from '../overlay/hold-page.ts';
import { putUp } from '../overlay/stay-open.ts';
import type { ReaderState } from '../reader-state.ts';
import { type ReaderCommands, type ReaderViewProps, viewAtFirst } from '../state/view.ts';
import { applyAppearance } from '../styles/appearance.ts';
import { holdInput } from './held-input.ts';
import { leaveFirstScreen } from './painted.ts';
import { type Child, write } from './writer.ts';

guardControls();

/** Commands for the components. `copyPiece` is never called, but components only draw copy buttons if it exists. */
const COMMANDS = { copyPiece() {} } as unknown as ReaderCommands;

/**
 * Paints the first screen, which the reader's script then takes over.
 *
 * @param clickedAt time of the click that opened the reader (ms since 1970)
 * @param close closes the reader while it has only this screen
 */
export function paintFirstScreen(document: Document, state: ReaderState, clickedAt: number, close: () => void): void {
  const overlay = createOverlay(document);
  const { host, dialog } = overlay;
  const props = {
    state,
    view: viewAtFirst(),
    parts: { controls: null, highlight: null },
    commands: COMMANDS,
  } as ReaderViewProps;
  dialog.setAttribute('aria-label', headlineOf(state));
  applyAppearance(dialog, state.appearance);
  // this `h` is from `writer.ts`, which replaces Preact in this script
  write(h(ShownBatches.Provider, { value: 1, children: h(Reader, props) }) as unknown as Child, dialog);
  const page = holdPage(document);
  intact(document).documentElement.append(host);
  // stores the screen before the last two calls: if one of them fails, the session's script can still remove the screen
  leaveFirstScreen({ state, clickedAt, overlay, page, input: holdInput(overlay, close), close });
  undoZoom(overlay);
  putUp(overlay, page);
}
