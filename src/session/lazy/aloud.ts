/** Injected when the user wants to hear the article. */
import { createAloud } from '../../tools/aloud/aloud.tsx';
import { provide } from '../lazy-script.ts';

provide('aloud', { mount: (place, redraw) => createAloud(place, redraw) });
