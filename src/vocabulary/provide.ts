/**
 * Provides the tables of words to this context. In the extension it is a script of its own; elsewhere it is imported.
 */
import { provideWords } from './provided.ts';
import { WORDS } from './words/index.ts';

provideWords(WORDS);
