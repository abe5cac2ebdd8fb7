// Most of webextension-polyfill is a table of the whole API, of which we use little. crxjs builds the injected scripts
// without plugins, so an alias points to files with slim copies.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Alias } from 'vite';
import { injectedScript, type Resolving } from './injected-script.ts';
import { patchedCopy } from './patched-copy.ts';

/** The parts of the API that src/ uses; parts that are not in the table stay unwrapped. */
const USED = ['action', 'commands', 'contextMenus', 'runtime', 'scripting', 'storage', 'tabs'];
/** The used parts that exist in pages. */
const USED_IN_PAGES = ['runtime', 'storage'];

const TABLE = /const apiMetadata = (\{[\s\S]*?\n {6}\});/;

export function slimPolyfill(): Alias {
  const [whole, inPages] = [pathWith('webextension-polyfill.cjs', USED), pathWith('page-polyfill.cjs', USED_IN_PAGES)];
  return {
    find: /^webextension-polyfill$/,
    replacement: 'webextension-polyfill',
    customResolver(this: Resolving) {
      return injectedScript(this) === null ? whole : inPages;
    },
  };
}

/** Returns the path of a polyfill with only these parts. Throws if a new version has its table elsewhere. */
function pathWith(name: string, parts: readonly string[]): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('webextension-polyfill'), 'utf8');
  const table = TABLE.exec(source)?.[1];
  if (!table) throw new Error('vite/slim-polyfill.ts: the table of webextension-polyfill was not found');
  const used = Object.entries(JSON.parse(table)).filter(([part]) => parts.includes(part));
  // .cjs, because files of this package are ES modules otherwise
  return patchedCopy(name, source.replace(table, JSON.stringify(Object.fromEntries(used))));
}
