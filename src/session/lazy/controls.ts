/** Injected right after the first paint: what opens over the text. */
import { controls } from '../../reader/components/controls.ts';
import { provide } from '../lazy-script.ts';

provide('controls', controls);
