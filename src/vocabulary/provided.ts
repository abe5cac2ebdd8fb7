/** The tables of words, provided by an earlier script: all scripts of a page share one copy. */
import type { Words } from './languages.ts';
import type { Purpose } from './words/index.ts';

type Tables = Readonly<Record<Purpose, Words>>;

/** A symbol, because a missing global name gives the page's element of that id. */
const KEY = Symbol.for('lectern.words');
/** The isolated world's global object. */
const world = globalThis as { [KEY]?: Tables };

/** Provides the tables. Later calls do nothing, because patterns were already made from the first tables. */
export function provideWords(tables: Tables): void {
  world[KEY] ??= tables;
}

/** Returns the words for a purpose. Throws if `provide.ts` has not run. */
export function wordsFor(purpose: Purpose): Words {
  const tables = world[KEY];
  if (!tables) throw new Error('The tables of words were not provided: import vocabulary/provide.ts');
  return tables[purpose];
}
