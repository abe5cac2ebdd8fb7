/** Script that colours code, injected when an article contains a block of code. */
import { highlight } from '../../reader/highlight.tsx';
import { provide } from '../lazy-script.ts';

provide('highlight', highlight);
