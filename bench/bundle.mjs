// The sources are TypeScript, which Node 20 does not run: what the bench needs of them is bundled on the fly.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../scripts/setup/root.mjs';

const OUT = join(root, '.cache', 'bench');

/** The code of a module and all that it imports, as one script that a page can run. */
export async function bundleForPage(entry) {
  return readFileSync(await bundle(entry, 'iife'), 'utf8');
}

/** The exports of a TypeScript module. */
export async function importTypeScript(entry) {
  return import(pathToFileURL(await bundle(entry, 'es')).href);
}

async function bundle(entry, format) {
  const name = basename(entry, '.ts');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // as in the extension: library mode leaves this in
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry, formats: [format], name: 'lecternBench', fileName: () => `${name}.${format}.mjs` },
    },
  });
  return join(OUT, `${name}.${format}.mjs`);
}
