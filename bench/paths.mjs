import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../scripts/setup/main.mjs';

/**
 * Resolves a path from the folder in which the user called npm (INIT_CWD), because npm runs scripts in the repository's
 * root.
 */
export function userPath(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

export function isFolder(path) {
  return existsSync(path) && statSync(path).isDirectory();
}

/**
 * Returns `path` if it is a folder. Otherwise throws a UserError; `what` describes the expected content of the folder.
 */
export function folderOf(path, what) {
  if (!isFolder(path)) throw new UserError(`There is no folder ${path} (${what}).`);
  return path;
}
