/** A serif made for reading on screens (TypeTogether for Google; OFL). */

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
import type { PackedFont } from './types.ts';

export const font: PackedFont = {
  name: 'Literata',
  letter: 0.82,
  faces: [
    { url: latin400, weight: 400, style: 'normal', range: RANGES.latin },
    { url: latin400Italic, weight: 400, style: 'italic', range: RANGES.latin },
    { url: latin700, weight: 700, style: 'normal', range: RANGES.latin },
    { url: latinExt400, weight: 400, style: 'normal', range: RANGES['latin-ext'] },
    { url: latinExt400Italic, weight: 400, style: 'italic', range: RANGES['latin-ext'] },
    { url: latinExt700, weight: 700, style: 'normal', range: RANGES['latin-ext'] },
    { url: cyrillic400, weight: 400, style: 'normal', range: RANGES.cyrillic },
    { url: cyrillic400Italic, weight: 400, style: 'italic', range: RANGES.cyrillic },
    { url: cyrillic700, weight: 700, style: 'normal', range: RANGES.cyrillic },
    { url: greek400, weight: 400, style: 'normal', range: RANGES.greek },
    { url: greek400Italic, weight: 400, style: 'italic', range: RANGES.greek },
    { url: greek700, weight: 700, style: 'normal', range: RANGES.greek },
  ],
};
