/**
 * Provides the tables of words to all other scripts on the page, or to the code of this worker or process. In the
 * extension, this is a separate script; elsewhere it is imported.
 */
import { provideWords } from './provided.ts';
import { WORDS } from './words/index.ts';

provideWords(WORDS);
