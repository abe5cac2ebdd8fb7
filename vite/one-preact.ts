// Which Preact a script gets: the first one and the popup their own (with the document's methods, vite/own-document.ts), and the
// lazy scripts that of the first. crxjs builds each injected script by itself and without plugins, but with the aliases, and an
// alias can ask what is being built.
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';
import { ownDocument } from './own-document.ts';

const LAZY = '/src/content/lazy/';
const SHARED = fileURLToPath(new URL('lazy-preact.ts', import.meta.url));

/** What is known of a build by those who resolve for it. */
interface Resolving {
  environment?: { config: { build: { lib: false | { entry?: unknown } } } };
}

export function onePreact(): Alias {
  const own = ownDocument();
  return {
    find: /^preact(?=$|\/hooks$|\/jsx-runtime$)/,
    replacement: 'preact',
    customResolver(this: Resolving, id: string) {
      if (isLazy(this)) return SHARED;
      return id === 'preact' ? own : null;
    },
  };
}

function isLazy({ environment }: Resolving): boolean {
  const lib = environment?.config.build.lib;
  return lib !== undefined && lib !== false && String(lib.entry).replaceAll('\\', '/').includes(LAZY);
}
