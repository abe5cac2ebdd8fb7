/** Script with the font OpenDyslexic, injected when the user chooses it. */
import { font } from '../../reader/fonts/dyslexic.ts';
import { wear } from '../../reader/fonts/wear.ts';
import { provide } from '../lazy-script.ts';

provide('font-dyslexic', (dialog, change) => wear(font, dialog, change));
