// Preact creates nodes with methods of the document, which a page can shadow by an element's name
// (src/platform/unclobbered.ts): `<img name=createElementNS>` would prevent the reader. crxjs builds the injected
// scripts without plugins, so an alias points to a copy that takes the methods from the interface.
import { readFileSync } from 'node:fs';
import { patchedCopy } from './patched-copy.ts';

const METHODS = ['createTextNode', 'createElementNS'];

/**
 * Returns the path of a Preact that calls the interface's methods. Throws if a new version creates nodes differently.
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
