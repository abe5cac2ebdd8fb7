/** Injected right after the first paint: the panels and menus over the text. */
import { controls } from '../../reader/components/controls.ts';
import { provide } from '../lazy-script.ts';

provide('controls', controls);
