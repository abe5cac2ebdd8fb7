// The sources are TypeScript, which Node 20 does not run: what the bench needs of them is bundled on the fly, in memory,
// so that benches may run side by side.
import { build } from 'vite';
import { root } from '../scripts/setup/root.mjs';

/** The code of a module and all that it imports, as one script that leaves its exports in `lecternBench`. */
export function bundleForPage(entry) {
  return bundle(entry, 'iife');
}

/** The code of a module and all that it imports, as one module. */
export function bundleForNode(entry) {
  return bundle(entry, 'es');
}

/** The exports of a TypeScript module. */
export async function importTypeScript(entry) {
  const code = await bundleForNode(entry);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

async function bundle(entry, format) {
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // as in the extension: library mode leaves this in
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, copyPublicDir: false, lib: { entry, formats: [format], name: 'lecternBench' } },
  });
  return output.find(({ type }) => type === 'chunk').code;
}
