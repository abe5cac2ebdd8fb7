/** Script with the panels and menus over the text, injected right after the first paint. */
import { controls } from '../../reader/components/controls.ts';
import { provide } from '../lazy-script.ts';

provide('controls', controls);
