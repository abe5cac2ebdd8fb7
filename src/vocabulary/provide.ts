/** Provides the tables of words to all scripts on the page. In the extension, a separate script. */
import { provideWords } from './provided.ts';
import { WORDS } from './words/index.ts';

provideWords(WORDS);
