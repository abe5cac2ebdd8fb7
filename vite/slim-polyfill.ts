// Replaces webextension-polyfill by smaller copies. Most of the package is a table of the whole extension API, of which
// Lectern uses little. An alias makes imports use the copies; a plugin cannot, because crxjs builds the injected
// scripts without plugins.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Alias } from 'vite';
import { injectedScript, type Resolving } from './injected-script.ts';
import { patchedCopy } from './patched-copy.ts';

/** The parts of the extension API that src/ uses. The polyfill does not wrap parts that its table lacks. */
const USED = ['action', 'commands', 'contextMenus', 'runtime', 'scripting', 'storage', 'tabs'];
/** The parts of the extension API that content scripts use. */
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

/**
 * Writes a copy of the polyfill whose table has only these parts, and returns its path. Throws if a new version of the
 * package has its table elsewhere.
 */
function pathWith(name: string, parts: readonly string[]): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('webextension-polyfill'), 'utf8');
  const table = TABLE.exec(source)?.[1];
  if (!table) throw new Error('vite/slim-polyfill.ts: the table of webextension-polyfill was not found');
  const used = Object.entries(JSON.parse(table)).filter(([part]) => parts.includes(part));
  // names the copy .cjs, because this repository's package.json makes .js files ES modules
  return patchedCopy(name, source.replace(table, JSON.stringify(Object.fromEntries(used))));
}
