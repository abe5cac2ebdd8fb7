// Chooses the Preact that each script imports. The first script and the popup get a copy that uses the browser's own
// DOM methods (vite/own-document.ts). Lazy scripts (injected when they are first needed) use the Preact of the first
// script. The script of the first screen gets a smaller module instead, which can only create nodes.
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';
import { injectedScript, type Resolving } from './injected-script.ts';
import { ownDocument } from './own-document.ts';

const LAZY = '/src/session/lazy/';
const SHARED = fileURLToPath(new URL('lazy-preact.ts', import.meta.url));
const FIRST_SCREEN = '/src/session/first-screen/';
const WRITER = fileURLToPath(new URL('../src/reader/first-screen/writer.ts', import.meta.url));

export function onePreact(): Alias {
  const own = ownDocument();
  return {
    find: /^preact(?=$|\/hooks$|\/jsx-runtime$)/,
    replacement: 'preact',
    customResolver(this: Resolving, id: string) {
      const script = injectedScript(this);
      if (script?.includes(LAZY)) return SHARED;
      if (script?.includes(FIRST_SCREEN)) return WRITER;
      return id === 'preact' ? own : null;
    },
  };
}
