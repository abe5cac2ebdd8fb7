/** Decides when the outline is shown beside the text, and what its key and its button do. */
import { focusedIn } from '../../overlay/create-overlay.ts';
import type { Dispatch, ReaderState } from '../../reader-state.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { headingsOf } from './headings.ts';

/** Minimum number of headings for an outline beside the text; a shorter outline opens only over the text. */
const FEWEST_BESIDE = 3;

/** Returns whether the user wants the outline beside the text, and there is room for it and enough headings. */
export function standsBeside(state: ReaderState): boolean {
  return state.appearance.outline && canStandBeside(state);
}

function canStandBeside({ article }: ReaderState): boolean {
  if (!article || article.empty || !matchMedia(ROOM_BESIDE).matches) return false;
  return headingsOf(article.tree).filter(({ text }) => text !== '').length >= FEWEST_BESIDE;
}

/** Element with the focus when the user opened the outline; undefined if hidden. Only one reader exists at a time. */
let opener: HTMLElement | null | undefined;
/** Whether the user has requested the outline and it has not appeared yet. */
let isRequested = false;

export function toggleOutline(dialog: HTMLElement, { state, view, dispatch, commands }: ReaderViewProps): void {
  if (view.panel === 'outline' || !canStandBeside(state)) commands.toggle('outline');
  else if (state.appearance.outline) hide(dialog, dispatch);
  else show(dialog, dispatch);
}

function show(dialog: HTMLElement, dispatch: Dispatch): void {
  opener = focusedIn(dialog);
  isRequested = true;
  dispatch({ type: 'appearance-chosen', change: { outline: true } });
}

/** Hides the outline. If the focus was in it, moves the focus back to where it was before the outline opened. */
function hide(dialog: HTMLElement, dispatch: Dispatch): void {
  const isInside = focusedIn(dialog)?.closest('.outline.beside');
  const target = opener?.isConnected ? opener : dialog.querySelector<HTMLElement>('[data-anchor=outline] button');
  opener = undefined;
  dispatch({ type: 'appearance-chosen', change: { outline: false } });
  if (isInside) target?.focus({ preventScroll: true });
}

/**
 * Returns, once for each request, whether the outline appears because the user requested it; it then takes the focus.
 * The outline may also appear without a request: in a wider window, or with another article. A request is ignored
 * if its reader has closed: its `opener` is then no longer in the document.
 */
export function takeRequest(): boolean {
  const isNew = isRequested && opener?.isConnected === true;
  isRequested = false;
  return isNew;
}

/** Media query for windows that have room for the outline beside the text without making the text narrower. */
export const ROOM_BESIDE = '(min-width: 1100px)';
