// What a run has read so far, one page a line, so that an interrupted run can go on. The first line says which run it is:
// with other options or other code there is nothing to go on with.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A short name for all that decides the results. */
export function runKey(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Opens a run's journal: the results that it has, and `add` for those to come. */
export function openJournal(file, key) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isSame = parse(lines[0])?.run === key;
  const entries = isSame ? lines.slice(1).map(parse).filter(Boolean) : [];
  mkdirSync(dirname(file), { recursive: true });
  if (!isSame) writeFileSync(file, line({ run: key }));
  // a line that was cut off must not swallow the next one
  else if (lines.at(-1) !== '') appendFileSync(file, '\n');
  return {
    results: new Map(entries.map(({ id, result }) => [id, result])),
    add: (id, result) => appendFileSync(file, line({ id, result })),
  };
}

/** The journal of a run that keeps nothing. */
export const noJournal = () => ({ results: new Map(), add: () => {} });

const line = (value) => `${JSON.stringify(value)}\n`;

function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // SyntaxError: the run ended in the middle of the line
    return null;
  }
}
