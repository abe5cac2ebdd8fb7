/** Script with the font Source Sans: a sans-serif font for running text (by Paul D. Hunt for Adobe; licence OFL). */

import cyrillic400Italic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-italic.woff2?inline';
import cyrillic400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff2?inline';
import cyrillic700 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-700-normal.woff2?inline';
import greek400Italic from '@fontsource/source-sans-3/files/source-sans-3-greek-400-italic.woff2?inline';
import greek400 from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff2?inline';
import greek700 from '@fontsource/source-sans-3/files/source-sans-3-greek-700-normal.woff2?inline';
import latin400Italic from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2?inline';
import latin400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?inline';
import latin700 from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2?inline';
import latinExt400Italic from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-italic.woff2?inline';
import latinExt400 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2?inline';
import latinExt700 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff2?inline';
import RANGES from '@fontsource/source-sans-3/unicode.json';
import { type PackedFont, threeFaces, wear } from '../../reader/styles/wear-font.ts';
import { provide } from '../lazy-script.ts';

const FONT: PackedFont = {
  letter: 0.88,
  faces: [
    ...threeFaces(RANGES.latin, latin400, latin400Italic, latin700),
    ...threeFaces(RANGES['latin-ext'], latinExt400, latinExt400Italic, latinExt700),
    ...threeFaces(RANGES.cyrillic, cyrillic400, cyrillic400Italic, cyrillic700),
    ...threeFaces(RANGES.greek, greek400, greek400Italic, greek700),
  ],
};

provide('font-source-sans', (dialog, change) => wear(FONT, dialog, change));
