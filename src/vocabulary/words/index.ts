/** All tables of words, by purpose. In the extension, a separate script contains them (see `provideWords`). */
import { authorsWords } from './authors.ts';
import { datesWords } from './dates.ts';
import { labelsWords } from './labels.ts';
import { notesWords } from './notes.ts';
import { siteWords } from './site.ts';

export const WORDS = {
  ...authorsWords,
  ...datesWords,
  ...labelsWords,
  ...notesWords,
  ...siteWords,
};

export type Purpose = keyof typeof WORDS;
