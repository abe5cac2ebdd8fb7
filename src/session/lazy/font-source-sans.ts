/** Injected when the font is chosen. */
import { font } from '../../reader/fonts/source-sans.ts';
import { wear } from '../../reader/fonts/wear.ts';
import { provide } from '../lazy-script.ts';

provide('font-source-sans', (dialog, change) => wear(font, dialog, change));
