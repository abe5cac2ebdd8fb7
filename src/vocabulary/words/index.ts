/** All tables of words, by purpose. In the extension they are a script of their own, see `provideWords`. */
import { advertsWords } from './adverts.ts';
import { authorRolesWords } from './author-roles.ts';
import { authorsWords } from './authors.ts';
import { callsWords } from './calls.ts';
import { codeWords } from './code.ts';
import { commentsWords } from './comments.ts';
import { datesWords } from './dates.ts';
import { legalWords } from './legal.ts';
import { moreWords } from './more.ts';
import { notesWords } from './notes.ts';
import { noticesWords } from './notices.ts';
import { paywallWords } from './paywall.ts';
import { picturesWords } from './pictures.ts';
import { postsWords } from './posts.ts';
import { relatedWords } from './related.ts';

export const WORDS = {
  ...advertsWords,
  ...authorRolesWords,
  ...authorsWords,
  ...callsWords,
  ...codeWords,
  ...commentsWords,
  ...datesWords,
  ...legalWords,
  ...moreWords,
  ...notesWords,
  ...noticesWords,
  ...paywallWords,
  ...picturesWords,
  ...postsWords,
  ...relatedWords,
};

export type Purpose = keyof typeof WORDS;
