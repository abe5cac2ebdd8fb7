/** Letters that are told apart easily (Applied Design Works for the Braille Institute; OFL). */

import latin400Italic from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-italic.woff2?inline';
import latin400 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?inline';
import latin700 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?inline';
import latinExt400Italic from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-italic.woff2?inline';
import latinExt400 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-normal.woff2?inline';
import latinExt700 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-700-normal.woff2?inline';
import RANGES from '@fontsource/atkinson-hyperlegible/unicode.json';
import type { PackedFont } from './types.ts';

export const font: PackedFont = {
  name: 'Atkinson Hyperlegible',
  letter: 0.7,
  faces: [
    { url: latin400, weight: 400, style: 'normal', range: RANGES.latin },
    { url: latin400Italic, weight: 400, style: 'italic', range: RANGES.latin },
    { url: latin700, weight: 700, style: 'normal', range: RANGES.latin },
    { url: latinExt400, weight: 400, style: 'normal', range: RANGES['latin-ext'] },
    { url: latinExt400Italic, weight: 400, style: 'italic', range: RANGES['latin-ext'] },
    { url: latinExt700, weight: 700, style: 'normal', range: RANGES['latin-ext'] },
  ],
};
