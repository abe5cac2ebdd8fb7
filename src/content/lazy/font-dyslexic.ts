/** Injected when the font is chosen. */
import { font } from '../../fonts/dyslexic.ts';
import { wear } from '../../fonts/wear.ts';
import { provide } from '../lazy-script.ts';

provide('font-dyslexic', (dialog, change) => wear(font, dialog, change));
