/** Recognises the purpose of short texts by phrases: the model's frozen ones, and those in `vocabulary/words/`. */
import { PHRASES } from '../../../vocabulary/model/phrases.ts';
import { wordsFor } from '../../../vocabulary/provided.ts';
import type { Purpose as TableOfWords } from '../../../vocabulary/words/index.ts';
import type { HashTable } from '../page/hash-table.ts';
import {
  createPhrases,
  type PhrasePurpose,
  PURPOSES,
  phraseTable,
  purposeBit,
  purposesAmong,
} from '../page/phrases.ts';

const GROWING: Readonly<Partial<Record<PhrasePurpose, TableOfWords>>> = {
  related: 'related',
  comment: 'comments',
  share: 'share',
  newsletter: 'subscriptions',
  caption: 'credits',
  advertisement: 'adverts',
};

/** Returns a test whether words contain a phrase of some tables, which are read on first use. */
export function saysOneOf(...tables: readonly TableOfWords[]) {
  let found: HashTable | null = null;
  return (words: Int32Array, start: number, end: number): boolean => {
    found ??= phraseTable(tables.flatMap((each) => Object.values(wordsFor(each))).join('|'));
    return purposesAmong(found, words, start, end) !== 0;
  };
}

let table: HashTable | null = null;

/** Whether the words `[start, end)` serve a purpose. */
export function saysFor(purpose: PhrasePurpose, words: Int32Array, start: number, end: number): boolean {
  table ??= createPhrases(Object.fromEntries(PURPOSES.map((known) => [known, phrasesFor(known)])));
  return (purposesAmong(table, words, start, end) & purposeBit(purpose)) !== 0;
}

function phrasesFor(purpose: PhrasePurpose): string {
  const growing = GROWING[purpose];
  return [PHRASES[purpose], ...(growing ? Object.values(wordsFor(growing)) : [])].join('|');
}
