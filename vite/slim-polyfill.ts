// webextension-polyfill wraps what its table of the whole API names; the table is most of it, and we use a few parts.
// crxjs builds the injected scripts without plugins, so the slim copies are files that an alias leads to.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Alias } from 'vite';
import { injectedScript, type Resolving } from './injected-script.ts';
import { patchedCopy } from './patched-copy.ts';

/** The parts of the API that src/ uses; what is not in the table stays as the browser gives it. */
const USED = ['action', 'commands', 'contextMenus', 'runtime', 'scripting', 'storage', 'tabs'];
/** Those of them that there are in a page. */
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

/** Path of the polyfill with the table of what is used. Throws when a new version has its table elsewhere. */
function pathWith(name: string, parts: readonly string[]): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('webextension-polyfill'), 'utf8');
  const table = TABLE.exec(source)?.[1];
  if (!table) throw new Error('vite/slim-polyfill.ts: the table of webextension-polyfill was not found');
  const used = Object.entries(JSON.parse(table)).filter(([part]) => parts.includes(part));
  // CommonJS, which a file of this package would not be
  return patchedCopy(name, source.replace(table, JSON.stringify(Object.fromEntries(used))));
}
