// Which Preact a script gets: the first one and the popup their own (with the document's methods, vite/own-document.ts), and the
// lazy scripts that of the first.
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
