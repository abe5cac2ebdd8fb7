// A lazy script that renders needs the Preact of the first script (vite/lazy-preact.ts). If the user navigates
// meanwhile, Chromium may inject it into the next page. There it must do nothing, and log no error in the page's
// console.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

const LAZY = 'src/session/lazy/';
const BEGINNING = '(function(){';
const PREACT = /Symbol\.for\([`'"]lectern\.preact[`'"]\)/;

export function lateScripts(): Plugin {
  return afterBundle('late-scripts', (dir) => {
    for (const file of listFiles(dir).filter((name) => name.startsWith(LAZY) && name.endsWith('.js'))) {
      const path = join(dir, file);
      const code = readFileSync(path, 'utf8');
      const [key] = PREACT.exec(code) ?? [];
      if (!key) continue;
      if (!code.startsWith(BEGINNING)) throw new Error(`late-scripts: ${file} does not begin with ${BEGINNING}`);
      writeFileSync(path, `${BEGINNING}if(!globalThis[${key}])return;${code.slice(BEGINNING.length)}`);
    }
  });
}
