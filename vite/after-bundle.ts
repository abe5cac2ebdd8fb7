// Makes plugins that change the files of a build after they are written. A plugin cannot change the injected scripts
// earlier, because crxjs builds them separately and without plugins. The plugins run in the order of the list in
// vite.config.ts.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export function afterBundle(name: string, run: (dir: string) => void | Promise<void>): Plugin {
  return {
    name: `lectern:${name}`,
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) throw new Error(`${name}: the bundle has no directory.`);
        await run(dir);
      },
    },
  };
}

/** Returns the paths of all files below a folder, sorted. Paths are relative to the folder, with forward slashes. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
