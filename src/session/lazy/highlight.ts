/** Injected when an article has code in it. */
import { highlight } from '../../reader/highlight.ts';
import { provide } from '../lazy-script.ts';

provide('highlight', highlight);
