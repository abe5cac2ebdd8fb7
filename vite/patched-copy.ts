// A copy of a library's file with a change of ours, for an alias to lead to. Builds of both browsers run at the same time and
// read it while the other makes it: it appears whole, or not at all.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of the copy. */
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
