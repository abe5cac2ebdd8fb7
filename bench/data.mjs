import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const PAGE = /\.html?(?:\.gz)?$/i;

/** The pages of a folder, each read when its turn comes; null when there is no such folder. */
export function findPages(folder, limit = Number.POSITIVE_INFINITY) {
  // npm runs scripts in the repository; INIT_CWD is where the user stands
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  if (!existsSync(path) || !statSync(path).isDirectory()) return null;
  return readdirSync(path)
    .filter((name) => PAGE.test(name))
    .sort()
    .slice(0, limit)
    .map((name) => ({ name: name.replace(PAGE, ''), html: () => readPage(join(path, name)) }));
}

function readPage(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
