/** All styles of the reader's shadow root, except those that load with lazy scripts (controls, colours of code). */

import { intact } from '../../platform/unclobbered.ts';
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

/** Matches the lists of fonts in our own style sheets. */
const FONT_LISTS = /(--lectern-(?:serif-|sans-)?(?:latin|script|(?:ui|mono)-font):)([^;}]+)/g;

const plain = (name: string) => name.replace(/["']/g, '').trim().toLowerCase();

/**
 * Returns a style sheet without the font names that the page uses for its own fonts. The page's fonts also apply in our
 * shadow root, where "Georgia" could then be any font. The next font of the list is used instead.
 */
export function withoutPageFonts(css: string, document: Document): string {
  const names = new Set<string>();
  // in some old browsers, documents that are not HTML have no `fonts`
  for (const { family } of intact(document).fonts ?? []) names.add(plain(family));
  if (names.size === 0) return css;
  return css.replace(FONT_LISTS, (_all, property: string, list: string) => {
    const ours = list.split(',').filter((name) => !names.has(plain(name)));
    return property + (ours.join() || '""');
  });
}
