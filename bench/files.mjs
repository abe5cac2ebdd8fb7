import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UserError } from '../scripts/setup/main.mjs';
import { folderOf } from './paths.mjs';

const PAGE = /\.html?(?:\.gz)?$/i;

export function pageFiles(folder) {
  return readdirSync(folderOf(folder, 'the pages'))
    .filter((name) => PAGE.test(name))
    .sort()
    .map((name) => ({ id: name.replace(PAGE, ''), file: join(folder, name) }));
}

/** Returns the HTML of a page from a file, which may be gzipped. */
export function readPage(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error.message}`);
  }
}
