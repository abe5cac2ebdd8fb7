/**
 * Script with the font OpenDyslexic: letters that are heavy at the bottom, which some people with dyslexia like (by
 * Abbie Gonzalez; license OFL). Each file has all letters; the files of other fonts have one alphabet each.
 */
import RANGES from '@fontsource/opendyslexic/unicode.json';
import { facesOf } from '../../reader/styles/packed-font.ts';
import { provide } from '../lazy-script.ts';

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/opendyslexic/files/opendyslexic-latin-{400-*,700-normal}.woff2',
  { query: '?inline', import: 'default', eager: true },
);

provide('font-dyslexic', { letter: 1.05, faces: facesOf(files, RANGES) });
