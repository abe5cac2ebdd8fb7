/** What short texts say, by the phrases that the model has learnt and by those of the tables that grow. */
import { PHRASES } from '../../../vocabulary/model/phrases.ts';
import { wordsFor } from '../../../vocabulary/provided.ts';
import type { Purpose as TableOfWords } from '../../../vocabulary/words/index.ts';
import type { HashTable } from '../page/hash-table.ts';
import { createPhrases, PURPOSES, type Purpose, purposeBit, purposesAmong } from '../page/phrases.ts';

const GROWING: Readonly<Partial<Record<Purpose, TableOfWords>>> = {
  related: 'related',
  comment: 'comments',
  share: 'share',
  newsletter: 'subscriptions',
  caption: 'credits',
  advertisement: 'adverts',
};

let table: HashTable | null = null;

/** Whether the words `[start, end)` serve a purpose. */
export function saysFor(purpose: Purpose, words: Int32Array, start: number, end: number): boolean {
  table ??= createPhrases(Object.fromEntries(PURPOSES.map((known) => [known, phrasesFor(known)])));
  return (purposesAmong(table, words, start, end) & purposeBit(purpose)) !== 0;
}

function phrasesFor(purpose: Purpose): string {
  const growing = GROWING[purpose];
  return [PHRASES[purpose], ...(growing ? Object.values(wordsFor(growing)) : [])].join('|');
}
