// Stores the readings of a run in a file, one page per line, so that an interrupted run can continue. The first line
// identifies the run: if the options or the code have changed since, a run starts from the beginning.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns a short digest that identifies a run. `parts` is everything that determines the run's results. */
export function runKey(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/**
 * Opens the journal of the run with this key. Returns the stored `results`, and a function `add` that stores another
 * result.
 */
export function openJournal(file, key) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isSame = parse(lines[0])?.run === key;
  const entries = isSame ? lines.slice(1).map(parse).filter(Boolean) : [];
  mkdirSync(dirname(file), { recursive: true });
  if (!isSame) writeFileSync(file, line({ run: key }));
  // ends a line that is incomplete, so that the next result begins on a new line
  else if (lines.at(-1) !== '') appendFileSync(file, '\n');
  return {
    results: new Map(entries.map(({ id, result }) => [id, result])),
    add: (id, result) => appendFileSync(file, line({ id, result })),
  };
}

/** Returns a journal that stores nothing. */
export const noJournal = () => ({ results: new Map(), add: () => {} });

const line = (value) => `${JSON.stringify(value)}\n`;

function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // ignores a SyntaxError: the line is incomplete, because the run was interrupted while writing it
    return null;
  }
}
