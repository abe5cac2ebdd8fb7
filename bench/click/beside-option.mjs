// Parses `--beside`, the option of the click bench that names other readers (extensions) to measure.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../scripts/setup/main.mjs';
import { folderOf, userPath } from '../paths.mjs';

/** Names that the tables of the click bench already use. Other readers must not have these names. */
const TAKEN = ['Lectern', 'baseline', 'empty', 'before'];

/**
 * Returns the folder of each reader's unpacked extension, by the reader's name.
 *
 * @param given the values of `--beside`
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
