// Preact makes nodes by the document's methods, and a page may have a name for each of them (src/platform/unclobbered.ts): with
// `<img name=createElementNS>` there would be no reader. As crxjs builds the injected scripts without plugins, the copy that
// takes the methods from the interface is a file that an alias leads to.
import { readFileSync } from 'node:fs';
import { patchedCopy } from './patched-copy.ts';

const METHODS = ['createTextNode', 'createElementNS'];

/** Path of Preact with the document's own methods. Throws when a new version makes its nodes in another way. */
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
