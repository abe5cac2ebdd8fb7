// Saves the figures of the last run of each kind in files of the repository, so that docs/benchmark.md can show runs
// from different days.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../results', import.meta.url));

/** Number of significant digits of a saved number. Further digits would differ in each run. */
const DIGITS = 5;

/** Saves a run in `folder`. A run has its `kind` (quality, speed or click), `name`, `command` and measurements. */
export function saveResult(result, folder = FOLDER) {
  mkdirSync(folder, { recursive: true });
  const round = (_key, value) => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value);
  writeFileSync(join(folder, `${result.name}.json`), `${JSON.stringify(result, round, 1)}\n`);
}

export function readResults(folder = FOLDER) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
