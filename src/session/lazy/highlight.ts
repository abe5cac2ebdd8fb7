/** Injected when an article contains code. */
import { highlight } from '../../reader/highlight.ts';
import { provide } from '../lazy-script.ts';

provide('highlight', highlight);
