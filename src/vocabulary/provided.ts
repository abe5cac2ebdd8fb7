/** The tables of words as a script before this one has left them: all scripts of a page share one copy. */
import type { Words } from './languages.ts';
import type { Purpose } from './words/index.ts';

type Tables = Readonly<Record<Purpose, Words>>;

/** The isolated world's global object. */
const world = globalThis as { lecternWords?: Tables };

/** Called by the script that has them. The first ones stay, and what was made of them. */
export function provideWords(tables: Tables): void {
  world.lecternWords ??= tables;
}

/** Throws where `provide.ts` has not run. */
export function wordsFor(purpose: Purpose): Words {
  if (!world.lecternWords) throw new Error('The tables of words were not provided: import vocabulary/provide.ts');
  return world.lecternWords[purpose];
}
