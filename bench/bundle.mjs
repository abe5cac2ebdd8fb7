// Bundles TypeScript modules for the benches, because Node 20 cannot run TypeScript. The bundles stay in memory, so
// that several benches can run at the same time.
import { build } from 'vite';
import { root } from '../scripts/setup/root.mjs';

/** Bundles a module with its imports. Returns one script, which stores the module's exports in `lecternBench`. */
export function bundleForPage(entry) {
  return bundle(entry, 'iife');
}

/** Bundles a module with its imports. Returns one ES module. */
export function bundleForNode(entry) {
  return bundle(entry, 'es');
}

export async function importTypeScript(entry) {
  const code = await bundleForNode(entry);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

async function bundle(entry, format) {
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // replaces `process.env.NODE_ENV` as in the extension's build, because Vite does not replace it in libraries
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, copyPublicDir: false, lib: { entry, formats: [format], name: 'lecternBench' } },
  });
  return output.find(({ type }) => type === 'chunk').code;
}
