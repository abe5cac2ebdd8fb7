/** The tables of words as a script before this one has left them: all scripts of a page share one copy. */
import type { Words } from './languages.ts';
import type { Purpose } from './words/index.ts';

type Tables = Readonly<Record<Purpose, Words>>;

/** By a symbol: names that are not there yet give the page's element of that id. */
const KEY = Symbol.for('lectern.words');
/** The isolated world's global object. */
const world = globalThis as { [KEY]?: Tables };

/** Called by the script that has them. The first ones stay, and what was made of them. */
export function provideWords(tables: Tables): void {
  world[KEY] ??= tables;
}

/** Throws where `provide.ts` has not run. */
export function wordsFor(purpose: Purpose): Words {
  const tables = world[KEY];
  if (!tables) throw new Error('The tables of words were not provided: import vocabulary/provide.ts');
  return tables[purpose];
}
