// Parses `--beside`, the click bench's option for other readers to measure.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../scripts/setup/main.mjs';
import { folderOf, userPath } from '../paths.mjs';

/** Names that other readers must not have, because the tables of the click bench use them. */
const TAKEN = ['Lectern', 'baseline', 'empty', 'before'];

/**
 * Returns the folder of the unpacked extension of each reader, by the name of the reader. @param given the values of
 * `--beside`
 */
export function besideOf(given) {
  const folders = {};
  for (const text of given) {
    const [, name, path] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === undefined) throw new UserError(`--beside takes NAME=DIR, not "${text}".`);
    if (TAKEN.includes(name) || name in folders) throw new UserError(`--beside: the name "${name}" is taken.`);
    const folder = folderOf(userPath(path), 'an unpacked extension');
    if (!existsSync(join(folder, 'manifest.json'))) throw new UserError(`${folder} has no manifest.json.`);
    folders[name] = folder;
  }
  return folders;
}
