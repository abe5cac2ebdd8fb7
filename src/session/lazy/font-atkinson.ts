/** Script with the font Atkinson Hyperlegible, injected when the user chooses it. */
import { font } from '../../reader/fonts/atkinson.ts';
import { wear } from '../../reader/fonts/wear.ts';
import { provide } from '../lazy-script.ts';

provide('font-atkinson', (dialog, change) => wear(font, dialog, change));
