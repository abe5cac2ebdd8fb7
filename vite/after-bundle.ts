// crxjs builds the injected scripts in separate builds without plugins, so changes to them are made in the written
// files. These plugins run one after the other, in the order of the list in vite.config.ts.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export function afterBundle(name: string, run: (dir: string) => void): Plugin {
  return {
    name: `lectern:${name}`,
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (!dir) throw new Error(`${name}: the bundle has no directory.`);
        run(dir);
      },
    },
  };
}

/** Returns all files below a directory, as sorted paths relative to it with forward slashes. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
