/** When the outline stands beside the text, and what its key and its button do. */
import type { ReaderCommands, ReaderViewProps } from '../../state/view.ts';
import type { ReaderState } from '../../types.ts';
import { headingsOf } from './headings.ts';
import { ROOM_BESIDE } from './room-beside.ts';

/** With fewer headings, nothing stands beside the text: they are shown over it when asked for. */
const FEWEST_BESIDE = 3;

export function standsBeside(state: ReaderState): boolean {
  return state.appearance.outline && canStandBeside(state);
}

function canStandBeside({ article }: ReaderState): boolean {
  if (!article || article.empty || !matchMedia(ROOM_BESIDE).matches) return false;
  return headingsOf(article.tree).filter(({ text }) => text !== '').length >= FEWEST_BESIDE;
}

/** What had the focus when the outline was asked for; undefined while nobody has asked. There is one reader at a time. */
let opener: HTMLElement | null | undefined;

export function toggleOutline(dialog: HTMLElement, { state, view, commands }: ReaderViewProps): void {
  if (view.panel === 'outline' || !canStandBeside(state)) commands.toggle('outline');
  else if (state.appearance.outline) hide(dialog, commands);
  else show(dialog, commands);
}

function show(dialog: HTMLElement, commands: ReaderCommands): void {
  opener = focusedIn(dialog);
  commands.setAppearance({ outline: true });
}

/** The focus goes back, where it would be lost. */
function hide(dialog: HTMLElement, commands: ReaderCommands): void {
  const isInside = focusedIn(dialog)?.closest('.outline.beside');
  const target = opener?.isConnected ? opener : dialog.querySelector<HTMLElement>('[data-anchor=outline] button');
  opener = undefined;
  commands.setAppearance({ outline: false });
  if (isInside) target?.focus({ preventScroll: true });
}

const focusedIn = (dialog: HTMLElement) => (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;

/** The outline was asked for while this reader is open, and takes the focus when it comes. */
export function isAskedFor(): boolean {
  return opener?.isConnected ?? false;
}
