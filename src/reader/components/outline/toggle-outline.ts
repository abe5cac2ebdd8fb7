/** When the outline is shown beside the text, and what its key and its button do. */
import type { ReaderCommands, ReaderViewProps } from '../../state/view.ts';
import type { ReaderState } from '../../types.ts';
import { headingsOf } from './headings.ts';
import { ROOM_BESIDE } from './room-beside.ts';

/** Fewest headings for an outline beside the text; fewer are shown over it on request. */
const FEWEST_BESIDE = 3;

export function standsBeside(state: ReaderState): boolean {
  return state.appearance.outline && canStandBeside(state);
}

function canStandBeside({ article }: ReaderState): boolean {
  if (!article || article.empty || !matchMedia(ROOM_BESIDE).matches) return false;
  return headingsOf(article.tree).filter(({ text }) => text !== '').length >= FEWEST_BESIDE;
}

/** Focused element when the user requested the outline; undefined before a request. There is one reader at a time. */
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

/** Hides the outline, and restores the focus if it would be lost. */
function hide(dialog: HTMLElement, commands: ReaderCommands): void {
  const isInside = focusedIn(dialog)?.closest('.outline.beside');
  const target = opener?.isConnected ? opener : dialog.querySelector<HTMLElement>('[data-anchor=outline] button');
  opener = undefined;
  commands.setAppearance({ outline: false });
  if (isInside) target?.focus({ preventScroll: true });
}

const focusedIn = (dialog: HTMLElement) => (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;

/** Returns whether the user requested the outline in this reader; it then takes the focus when it appears. */
export function isAskedFor(): boolean {
  return opener?.isConnected ?? false;
}
