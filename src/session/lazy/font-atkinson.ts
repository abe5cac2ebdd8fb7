/**
 * Script with the font Atkinson Hyperlegible: letters that are easy to distinguish (Applied Design Works for the
 * Braille Institute; licence OFL).
 */

import latin400Italic from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-italic.woff2?inline';
import latin400 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?inline';
import latin700 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?inline';
import latinExt400Italic from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-italic.woff2?inline';
import latinExt400 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-normal.woff2?inline';
import latinExt700 from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-700-normal.woff2?inline';
import RANGES from '@fontsource/atkinson-hyperlegible/unicode.json';
import { type PackedFont, threeFaces, wear } from '../../reader/styles/wear-font.ts';
import { provide } from '../lazy-script.ts';

const FONT: PackedFont = {
  letter: 0.7,
  faces: [
    ...threeFaces(RANGES.latin, latin400, latin400Italic, latin700),
    ...threeFaces(RANGES['latin-ext'], latinExt400, latinExt400Italic, latinExt700),
  ],
};

provide('font-atkinson', (dialog, change) => wear(FONT, dialog, change));
