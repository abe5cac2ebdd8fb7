/** What all scripts look up that read a page: comes with the first of them (`src/background/injection.ts`). */
import '../../vocabulary/provide.ts';
import { provide } from '../lazy-script.ts';

provide('words', true);
