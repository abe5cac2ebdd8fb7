// Writes a modified copy of a library's file. An alias makes the scripts import the copy. The builds for both browsers
// run at the same time, so the file is replaced atomically.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes the copy if it is missing or differs. Returns its path. */
export function patchedCopy(name: string, source: string): string {
  const folder = new URL('../.cache/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const path = fileURLToPath(new URL(name, folder));
  if (existsSync(path) && readFileSync(path, 'utf8') === source) return path;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, source);
  renameSync(draft, path);
  return path;
}
