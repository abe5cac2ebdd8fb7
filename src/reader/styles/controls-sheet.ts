/**
 * Styles of elements that open over the article or replace it. The style sheet is added after the reader's other
 * sheets.
 */
import moreAlgorithmsCss from '../controls/more-algorithms.css?inline';
import appearanceCss from './appearance.css?inline';
import emptyStateCss from './empty-state.css?inline';
import foldCss from './fold.css?inline';
import lightboxCss from './lightbox.css?inline';
import missingPictureCss from './missing-picture.css?inline';
import notePopoverCss from './note-popover.css?inline';
import offersCss from './offers.css?inline';
import outlineCss from './outline.css?inline';
import pagesCss from './pages.css?inline';
import panelsCss from './panels.css?inline';
import printCss from './print.css?inline';

export const CONTROLS_CSS = [
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
