// Node 20 cannot run the TypeScript sources, so the bench bundles the modules that it needs in memory. Benches can
// therefore run side by side.
import { build } from 'vite';
import { root } from '../scripts/setup/root.mjs';

/** Returns a module and its imports as one script that stores its exports in `lecternBench`. */
export function bundleForPage(entry) {
  return bundle(entry, 'iife');
}

/** Returns a module and its imports as one module. */
export function bundleForNode(entry) {
  return bundle(entry, 'es');
}

/** Returns the exports of a TypeScript module. */
export async function importTypeScript(entry) {
  const code = await bundleForNode(entry);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

async function bundle(entry, format) {
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // as in the extension: Vite's library mode does not replace this
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, copyPublicDir: false, lib: { entry, formats: [format], name: 'lecternBench' } },
  });
  return output.find(({ type }) => type === 'chunk').code;
}
