/**
 * Script with the word lists that all scripts for reading pages use; injected before the first such script
 * (`src/background/injection.ts`).
 */
import '../../vocabulary/provide.ts';
import { provide } from '../lazy-script.ts';

provide('words', true);
