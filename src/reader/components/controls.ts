/**
 * The components of the controls script, which open over the text or replace it, with their styles. None of them is on
 * an article's first screen.
 */
import { followChapter } from '../input/follow-chapter.ts';
import { keepPlaceWhenResized } from '../scroll/keep-place-when-resized.ts';
import { setPages } from '../scroll/set-pages.ts';
import { stayAtEnd } from '../scroll/stay-at-end.ts';
import { turnPage } from '../scroll/turn-page.ts';
import type { Controls } from '../state/view.ts';
import { CONTROLS_CSS } from '../styles/controls-sheet.ts';
import { wearUserCss } from '../styles/user-css.ts';
import { MissingPicture } from './article/MissingPicture.tsx';
import { Notes } from './article/Notes.tsx';
import { Panel } from './bar/Panel.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Lightbox } from './Lightbox.tsx';
import { Offers } from './Offers.tsx';
import { Outline } from './outline/Outline.tsx';
import { TimeLeft } from './outline/TimeLeft.tsx';
import { standsBeside, toggleOutline } from './outline/toggle-outline.ts';

export const controls: Controls = {
  css: CONTROLS_CSS,
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
  turnPage: (dialog, event, follow) => turnPage(dialog, event) || followChapter(dialog, event, follow),
  setPages,
  stayInPlace(dialog, signal) {
    keepPlaceWhenResized(dialog, signal);
    stayAtEnd(dialog, signal);
  },
  wearUserCss,
};
