/** Script with the font Literata: a serif font made for reading on screens (by TypeTogether for Google; licence OFL). */

import cyrillic400Italic from '@fontsource/literata/files/literata-cyrillic-400-italic.woff2?inline';
import cyrillic400 from '@fontsource/literata/files/literata-cyrillic-400-normal.woff2?inline';
import cyrillic700 from '@fontsource/literata/files/literata-cyrillic-700-normal.woff2?inline';
import greek400Italic from '@fontsource/literata/files/literata-greek-400-italic.woff2?inline';
import greek400 from '@fontsource/literata/files/literata-greek-400-normal.woff2?inline';
import greek700 from '@fontsource/literata/files/literata-greek-700-normal.woff2?inline';
import latin400Italic from '@fontsource/literata/files/literata-latin-400-italic.woff2?inline';
import latin400 from '@fontsource/literata/files/literata-latin-400-normal.woff2?inline';
import latin700 from '@fontsource/literata/files/literata-latin-700-normal.woff2?inline';
import latinExt400Italic from '@fontsource/literata/files/literata-latin-ext-400-italic.woff2?inline';
import latinExt400 from '@fontsource/literata/files/literata-latin-ext-400-normal.woff2?inline';
import latinExt700 from '@fontsource/literata/files/literata-latin-ext-700-normal.woff2?inline';
import RANGES from '@fontsource/literata/unicode.json';
import { type PackedFont, threeFaces, wear } from '../../reader/styles/wear-font.ts';
import { provide } from '../lazy-script.ts';

const FONT: PackedFont = {
  letter: 0.82,
  faces: [
    ...threeFaces(RANGES.latin, latin400, latin400Italic, latin700),
    ...threeFaces(RANGES['latin-ext'], latinExt400, latinExt400Italic, latinExt700),
    ...threeFaces(RANGES.cyrillic, cyrillic400, cyrillic400Italic, cyrillic700),
    ...threeFaces(RANGES.greek, greek400, greek400Italic, greek700),
  ],
};

provide('font-literata', (dialog, change) => wear(FONT, dialog, change));
