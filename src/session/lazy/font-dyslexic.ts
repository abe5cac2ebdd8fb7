/**
 * Script with the font OpenDyslexic: letters that are heavy at the bottom, which some people with dyslexia like (by
 * Abbie Gonzalez; license OFL). Each file has all letters; the files of other fonts have one alphabet each.
 */

import latin400Italic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-italic.woff2?inline';
import latin400 from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?inline';
import latin700 from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?inline';
import { type PackedFont, threeFaces, wear } from '../../reader/styles/wear-font.ts';
import { provide } from '../lazy-script.ts';

const FONT: PackedFont = {
  letter: 1.05,
  faces: threeFaces('U+0-10FFFF', latin400, latin400Italic, latin700),
};

provide('font-dyslexic', (dialog, change) => wear(FONT, dialog, change));
