// Chooses the Preact of each script: the first script and the popup get their own, with the document's own methods
// (vite/own-document.ts); lazy scripts get that of the first script.
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';
import { injectedScript, type Resolving } from './injected-script.ts';
import { ownDocument } from './own-document.ts';

const LAZY = '/src/session/lazy/';
const SHARED = fileURLToPath(new URL('lazy-preact.ts', import.meta.url));

export function onePreact(): Alias {
  const own = ownDocument();
  return {
    find: /^preact(?=$|\/hooks$|\/jsx-runtime$)/,
    replacement: 'preact',
    customResolver(this: Resolving, id: string) {
      if (injectedScript(this)?.includes(LAZY)) return SHARED;
      return id === 'preact' ? own : null;
    },
  };
}
