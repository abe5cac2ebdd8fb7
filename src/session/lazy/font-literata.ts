/** Script with the font Literata, injected when the user chooses it. */
import { font } from '../../reader/fonts/literata.ts';
import { wear } from '../../reader/fonts/wear.ts';
import { provide } from '../lazy-script.ts';

provide('font-literata', (dialog, change) => wear(font, dialog, change));
