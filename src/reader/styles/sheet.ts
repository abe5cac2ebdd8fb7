/** All styles of the reader's shadow root, except those that come with lazy scripts: controls, colours of code. */
import themeCss from '../theme/theme.css?inline';
import articleCss from './article.css?inline';
import formulasCss from './formulas.css?inline';
import notesCss from './notes.css?inline';
import overTextCss from './over-text.css?inline';
import picturesCss from './pictures.css?inline';
import piecesCss from './pieces.css?inline';
import postsCss from './posts.css?inline';
import readerCss from './reader.css?inline';

export const READER_CSS = [
  themeCss,
  readerCss,
  articleCss,
  formulasCss,
  picturesCss,
  piecesCss,
  notesCss,
  postsCss,
  overTextCss,
].join('\n');
