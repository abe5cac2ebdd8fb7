/** Script for line focus and bold word beginnings, injected when the user turns on one of them. */
import { createFocus } from '../../tools/focus/focus.ts';
import { provide } from '../lazy-script.ts';

provide('focus', { mount: createFocus });
