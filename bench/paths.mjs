import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../scripts/setup/main.mjs';

/** A path as the user means it: npm runs scripts in the repository; INIT_CWD is where the user stands. */
export function userPath(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

export function isFolder(path) {
  return existsSync(path) && statSync(path).isDirectory();
}

/** A path that must be a folder; `what` says what it should hold. */
export function folderOf(path, what) {
  if (!isFolder(path)) throw new UserError(`There is no folder ${path} (${what}).`);
  return path;
}
