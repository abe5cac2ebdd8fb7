/**
 * Provides the tables of words to all of Lectern's scripts on the page. In the extension, this module is a separate
 * script; in a worker or in Node, other code imports it.
 */
import { provideWords } from './provided.ts';
import { WORDS } from './words/index.ts';

provideWords(WORDS);
