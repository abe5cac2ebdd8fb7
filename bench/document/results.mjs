// The figures of the last run of each kind, committed so that one document can show runs from different times.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../results', import.meta.url));

/** Significant digits to save; further ones are noise, and would change with every run. */
const DIGITS = 5;

/** Saves a run: `kind` (quality, speed or click), `name`, `command`, and the measurements. */
export function saveResult(result, folder = FOLDER) {
  mkdirSync(folder, { recursive: true });
  const round = (_key, value) => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value);
  writeFileSync(join(folder, `${result.name}.json`), `${JSON.stringify(result, round, 1)}\n`);
}

/** Returns all saved runs, sorted by name. */
export function readResults(folder = FOLDER) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
