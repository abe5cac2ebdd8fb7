/** Script with the font Literata: a serif font made for reading on screens (by TypeTogether for Google; licence OFL). */
import RANGES from '@fontsource/literata/unicode.json';
import { facesOf } from '../../reader/styles/packed-font.ts';
import { provide } from '../lazy-script.ts';

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/literata/files/literata-{latin,latin-ext,cyrillic,greek}-{400-*,700-normal}.woff2',
  { query: '?inline', import: 'default', eager: true },
);

provide('font-literata', { letter: 0.82, faces: facesOf(files, RANGES) });
