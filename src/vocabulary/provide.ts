/** Provides the tables of words to this context: as a separate script in the extension, as an import elsewhere. */
import { provideWords } from './provided.ts';
import { WORDS } from './words/index.ts';

provideWords(WORDS);
