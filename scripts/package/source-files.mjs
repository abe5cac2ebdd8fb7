import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf } from '../setup/command.mjs';
import { root } from '../setup/root.mjs';

/**
 * Names of generated files and folders, as in `.gitignore`. Used where git is missing, as on the machines on which the
 * stores' reviewers build the source.
 */
const MADE = new Set(['.git', 'node_modules', 'dist', '.cache', 'test-results', 'playwright-report']);

const [HASH, BANG] = [0x23, 0x21];

/** Returns all files that are needed to build the packages, as `{ bytes, executable }` by path. */
export function sourceFiles() {
  const tracked = outputOf('git', ['-C', root, 'ls-files', '-z']).split('\0').filter(Boolean);
  const paths = tracked.length > 0 ? tracked : walk('');
  return new Map(paths.map((path) => [path, fileAt(path)]));
}

/** Returns the source files with uncommitted changes; an empty list if git is missing. */
export function uncommitted() {
  return outputOf('git', ['-C', root, 'status', '--porcelain'])
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/).at(-1));
}

/**
 * Reads a file. Treats it as executable if its first line names an interpreter ("#!"), because some systems and
 * archives lose the executable flag.
 */
function fileAt(path) {
  const bytes = new Uint8Array(readFileSync(join(root, path)));
  return { bytes, executable: bytes[0] === HASH && bytes[1] === BANG };
}

function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(path) : [path];
    });
}
