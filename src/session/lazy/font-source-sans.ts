/** Script with the font Source Sans, injected when the user chooses it. */
import { font } from '../../reader/fonts/source-sans.ts';
import { wear } from '../../reader/fonts/wear.ts';
import { provide } from '../lazy-script.ts';

provide('font-source-sans', (dialog, change) => wear(font, dialog, change));
