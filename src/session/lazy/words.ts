/** The vocabulary of all scripts that read a page; injected with the first of them (`src/background/injection.ts`). */
import '../../vocabulary/provide.ts';
import { provide } from '../lazy-script.ts';

provide('words', true);
