// Protects Preact from pages. Preact creates nodes with methods of `document`, which a page can replace by naming an
// element (src/platform/unclobbered.ts): with `<img name=createElementNS>`, the reader would not open. An alias
// therefore points to a copy that calls the methods of `Document.prototype`. An alias is used because crxjs builds the
// injected scripts without plugins.
import { readFileSync } from 'node:fs';
import { patchedCopy } from './patched-copy.ts';

const METHODS = ['createTextNode', 'createElementNS'];

/**
 * Writes a copy of Preact that calls the methods of `Document.prototype`, and returns its path. Throws if a new version
 * of Preact creates nodes differently.
 */
export function ownDocument(): string {
  const source = readFileSync(new URL('../node_modules/preact/dist/preact.mjs', import.meta.url), 'utf8');
  return patchedCopy('preact.mjs', METHODS.reduce(byInterface, source));
}

function byInterface(source: string, method: string): string {
  const parts = source.split(new RegExp(`\\b([\\w$]+)\\.${method}\\(`));
  if (parts.length !== 3) throw new Error(`vite/own-document.ts: Preact does not call ${method} once`);
  const [before, document, after] = parts;
  return `${before}Document.prototype.${method}.call(${document},${after}`;
}
