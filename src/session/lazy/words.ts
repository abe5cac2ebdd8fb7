/** Script with the word lists, injected before scripts that take snapshots and find articles. */
import '../../vocabulary/provide.ts';
import { provide } from '../lazy-script.ts';

provide('words', true);
