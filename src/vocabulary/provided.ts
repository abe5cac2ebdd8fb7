/** Access to the tables of words. An earlier script provides them, so that all scripts on a page share one copy. */
import { leave, read, slot } from '../shared/exchange.ts';
import type { Words } from './languages.ts';
import type { Purpose } from './words/index.ts';

type Tables = Readonly<Record<Purpose, Words>>;

const TABLES = slot<Tables>('words');

/** Provides the tables. Only the first call counts, because patterns may already have been made from its tables. */
export function provideWords(tables: Tables): void {
  if (!read(TABLES)) leave([TABLES, tables]);
}

/** Returns the words for a purpose. Throws if `provide.ts` has not run. */
export function wordsFor(purpose: Purpose): Words {
  const tables = read(TABLES);
  if (!tables) throw new Error('The tables of words were not provided: import vocabulary/provide.ts');
  return tables[purpose];
}
