// What an algorithm that needs a document selected on a page, kept from one run to the next: on a library's document Readability takes
// twice the time of all that Lectern does, and its code changes seldom.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { digestOf } from '../snapshots/pack.mjs';

const FOLDER = join(root, '.cache/eval/selections');
const LIBRARY = createRequire(import.meta.url)('linkedom/package.json').version;

/** Where the selections of a page are. */
export const selectionsFile = (set, id, folder = FOLDER) => join(folder, set, `${encodeURIComponent(id)}.json`);

/** Changes with the snapshot, the algorithm's code and the library of the document. `snapshot` is the packed one. */
export const selectionsKey = (snapshot, answerCode) => `${digestOf(snapshot)} ${answerCode} ${LIBRARY}`;

/** Algorithm → selection, without traces; empty where none is kept under this key. */
export function readSelections(file, key) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.key === key ? kept.selections : {};
  } catch {
    // none yet, or cut short by a run that was stopped
    return {};
  }
}

export function keepSelections(file, key, selections) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify({ key, selections }));
  renameSync(`${file}.part`, file);
}
