/**
 * The components of the controls script, which open over the text or replace it, with their styles. None of them is on
 * an article's first screen.
 */

import moreAlgorithmsCss from '../controls/more-algorithms.css?inline';
import { setPages } from '../scroll/set-pages.ts';
import { keepPlaceWhenResized, stayAtEnd } from '../scroll/stay-in-place.ts';
import { followChapter, turnPage } from '../scroll/turn-page.ts';
import type { Controls } from '../state/view.ts';
import appearanceCss from '../styles/appearance.css?inline';
import emptyStateCss from '../styles/empty-state.css?inline';
import foldCss from '../styles/fold.css?inline';
import lightboxCss from '../styles/lightbox.css?inline';
import missingPictureCss from '../styles/missing-picture.css?inline';
import notePopoverCss from '../styles/note-popover.css?inline';
import offersCss from '../styles/offers.css?inline';
import outlineCss from '../styles/outline.css?inline';
import pagesCss from '../styles/pages.css?inline';
import panelsCss from '../styles/panels.css?inline';
import printCss from '../styles/print.css?inline';
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

/** Styles of these components. The style sheet is added after the reader's other sheets. */
const CONTROLS_CSS = [
  moreAlgorithmsCss,
  panelsCss,
  appearanceCss,
  lightboxCss,
  missingPictureCss,
  notePopoverCss,
  offersCss,
  emptyStateCss,
  foldCss,
  outlineCss,
  pagesCss,
  printCss,
].join('\n');

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
