/** What opens over the text is styled by this, after the reader's own. */
import moreAlgorithmsCss from '../../controls/more-algorithms.css?inline';
import lightboxCss from './lightbox.css?inline';
import notePopoverCss from './note-popover.css?inline';
import panelsCss from './panels.css?inline';

export const CONTROLS_CSS = [moreAlgorithmsCss, panelsCss, lightboxCss, notePopoverCss].join('\n');
