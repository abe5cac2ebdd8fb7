/** Script with the font Source Sans: a sans-serif font for running text (by Paul D. Hunt for Adobe; licence OFL). */
import RANGES from '@fontsource/source-sans-3/unicode.json';
import { facesOf } from '../../reader/styles/packed-font.ts';
import { provide } from '../lazy-script.ts';

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/source-sans-3/files/source-sans-3-{latin,latin-ext,cyrillic,greek}-{400-*,700-normal}.woff2',
  { query: '?inline', import: 'default', eager: true },
);

provide('font-source-sans', { letter: 0.88, faces: facesOf(files, RANGES) });
