/** What the controls' script provides. It loads after the first paint, which needs none of this. */

import type { ReaderExports } from '../port.ts';
import { setPages } from '../scroll/set-pages.ts';
import { keepPlaceWhenResized, stayAtEnd } from '../scroll/stay-in-place.ts';
import { followChapter, turnPage } from '../scroll/turn-page.ts';
import css from '../styles/controls-sheet.css?inline';
import { wearUserCss } from '../styles/user-css.ts';
import { MissingPicture } from './article/MissingPicture.tsx';
import { Notes } from './article/Notes.tsx';
import { Panel } from './bar/Panel.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Lightbox } from './Lightbox.tsx';
import { Offers } from './Offers.tsx';
import { Outline } from './outline/OutlineTree.tsx';
import { TimeLeft } from './outline/TimeLeft.tsx';
import { standsBeside, toggleOutline } from './outline/toggle-outline.ts';

export type Controls = typeof controls;

export const controls = {
  css,
  Panel,
  Lightbox,
  MissingPicture,
  Notes,
  Offers,
  EmptyState,
  TimeLeft,
  Outline,
  standsBeside,
  toggleOutline,
  /** Turns a page if the text is in pages, or follows the link to a chapter; returns true if it did one of these. */
  turnPage: (dialog: HTMLElement, event: KeyboardEvent, follow: ReaderExports['follow']) =>
    turnPage(dialog, event) || followChapter(dialog, event, follow),
  setPages,
  stayInPlace(dialog: HTMLElement, signal: AbortSignal) {
    keepPlaceWhenResized(dialog, signal);
    stayAtEnd(dialog, signal);
  },
  wearUserCss,
};
