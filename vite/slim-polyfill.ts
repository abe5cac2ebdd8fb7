// webextension-polyfill wraps what its table of the whole API names; the table is most of it, and we use a few parts.
// crxjs builds the injected scripts without plugins, so the slim copy is a file that an alias leads to.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { patchedCopy } from './patched-copy.ts';

/** The parts of the API that src/ uses; what is not in the table stays as the browser gives it. */
const USED: ReadonlySet<string> = new Set([
  'action',
  'commands',
  'contextMenus',
  'runtime',
  'scripting',
  'storage',
  'tabs',
]);

const TABLE = /const apiMetadata = (\{[\s\S]*?\n {6}\});/;

/** Path of the polyfill with the table of what is used. Throws when a new version has its table elsewhere. */
export function slimPolyfill(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('webextension-polyfill'), 'utf8');
  const table = TABLE.exec(source)?.[1];
  if (!table) throw new Error('vite/slim-polyfill.ts: the table of webextension-polyfill was not found');
  const used = Object.entries(JSON.parse(table)).filter(([name]) => USED.has(name));
  // CommonJS, which a file of this package would not be
  return patchedCopy('webextension-polyfill.cjs', source.replace(table, JSON.stringify(Object.fromEntries(used))));
}
