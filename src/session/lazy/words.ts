/**
 * Script with the word lists that all scripts for taking snapshots and finding articles use. It is injected before the
 * first of them (`src/background/injection.ts`).
 */
import '../../vocabulary/provide.ts';
import { provide } from '../lazy-script.ts';

provide('words', true);
