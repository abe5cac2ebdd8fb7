/** Script with the font Atkinson Hyperlegible, by Applied Design Works for the Braille Institute (licence OFL). */
import RANGES from '@fontsource/atkinson-hyperlegible/unicode.json';
import { facesOf } from '../../reader/styles/packed-font.ts';
import { provide } from '../lazy-script.ts';

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-{latin,latin-ext}-{400-*,700-normal}.woff2',
  { query: '?inline', import: 'default', eager: true },
);

provide('font-atkinson', { letter: 0.7, faces: facesOf(files, RANGES) });
