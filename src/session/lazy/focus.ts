/** Injected when the user turns on the line focus or bold word beginnings. */
import { createFocus } from '../../tools/focus/focus.ts';
import { provide } from '../lazy-script.ts';

provide('focus', { mount: createFocus });
