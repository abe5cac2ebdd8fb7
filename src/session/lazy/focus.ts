/** Injected when somebody wants few lines clear, or the beginnings of words in bold. */
import { createFocus } from '../../tools/focus/focus.ts';
import { provide } from '../lazy-script.ts';

provide('focus', { mount: createFocus });
