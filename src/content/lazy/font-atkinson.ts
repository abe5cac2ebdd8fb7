/** Injected when the font is chosen. */
import { font } from '../../fonts/atkinson.ts';
import { wear } from '../../fonts/wear.ts';
import { provide } from '../lazy-script.ts';

provide('font-atkinson', (dialog, change) => wear(font, dialog, change));
