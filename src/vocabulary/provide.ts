/** Gives this context the tables of words: in the extension a script of its own, elsewhere an import. */
import { provideWords } from './provided.ts';
import { WORDS } from './words/index.ts';

provideWords(WORDS);
