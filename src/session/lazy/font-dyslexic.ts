/**
 * Script with the font OpenDyslexic: letters that are heavy at the bottom, which some people with dyslexia like (by
 * Abbie Gonzalez; licence OFL). Each file has all letters.
 */

import latin400Italic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-italic.woff2?inline';
import latin400 from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?inline';
import latin700 from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?inline';
import { type PackedFont, wear } from '../../reader/styles/wear-font.ts';
import { provide } from '../lazy-script.ts';

const FONT: PackedFont = {
  name: 'OpenDyslexic',
  letter: 1.05,
  faces: [
    { url: latin400, weight: 400, style: 'normal' },
    { url: latin400Italic, weight: 400, style: 'italic' },
    { url: latin700, weight: 700, style: 'normal' },
  ],
};

provide('font-dyslexic', (dialog, change) => wear(FONT, dialog, change));
