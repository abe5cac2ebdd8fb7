/** Script for reading aloud, injected when the user first wants to hear an article. */
import { createAloud } from '../../tools/aloud/aloud.tsx';
import { provide } from '../lazy-script.ts';

provide('aloud', { mount: createAloud });
