/**
 * Recognises the purpose of short texts ("Share this", "Read more") by phrases: those on which the model was trained,
 * and those in `vocabulary/words/`.
 */

import type { HashTable } from '../../page/blocks/hash-table.ts';
import {
  createPhrases,
  type PhrasePurpose,
  PURPOSES,
  phraseTable,
  purposeBit,
  purposesAmong,
} from '../../page/blocks/phrases.ts';
import { PHRASES } from '../../vocabulary/model/phrases.ts';
import { wordsFor } from '../../vocabulary/provided.ts';
import type { Purpose as TableOfWords } from '../../vocabulary/words/index.ts';

const GROWING: Readonly<Partial<Record<PhrasePurpose, TableOfWords>>> = {
  related: 'related',
  comment: 'comments',
  share: 'share',
  newsletter: 'subscriptions',
  caption: 'credits',
  advertisement: 'adverts',
};

/** Returns a test whether a range of words contains a phrase of the tables, which it reads at the first call. */
export function saysOneOf(...tables: readonly TableOfWords[]) {
  let found: HashTable | null = null;
  return (words: Int32Array, start: number, end: number): boolean => {
    found ??= phraseTable(tables.flatMap((each) => Object.values(wordsFor(each))).join('|'));
    return purposesAmong(found, words, start, end) !== 0;
  };
}

let table: HashTable | null = null;

/** Returns whether the words from `start` to before `end` contain a phrase for a purpose, such as "Share this". */
export function saysFor(purpose: PhrasePurpose, words: Int32Array, start: number, end: number): boolean {
  table ??= createPhrases(Object.fromEntries(PURPOSES.map((known) => [known, phrasesFor(known)])));
  return (purposesAmong(table, words, start, end) & purposeBit(purpose)) !== 0;
}

function phrasesFor(purpose: PhrasePurpose): string {
  const growing = GROWING[purpose];
  return [PHRASES[purpose], ...(growing ? Object.values(wordsFor(growing)) : [])].join('|');
}
