// Makes lazy scripts (scripts injected when they are first needed) do nothing on a page without the first script,
// because they use its Preact (vite/lazy-preact.ts). If the user navigates, Chromium may inject a lazy script into the
// next page, which has no first script. The lazy script would then log an error in the page's console.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

const LAZY = 'src/session/lazy/';
const BEGINNING = '(function(){';
/**
 * Matches the name under which the first script shares its Preact (`src/shared/exchange.ts`). Only scripts that use
 * Preact contain it.
 */
const PREACT = /[`'"]preact[`'"]/;
const GUARD = "if(!globalThis[Symbol.for('lectern')]?.left.preact)return;";

export function lateScripts(): Plugin {
  return afterBundle('late-scripts', (dir) => {
    for (const file of listFiles(dir).filter((name) => name.startsWith(LAZY) && name.endsWith('.js'))) {
      const path = join(dir, file);
      const code = readFileSync(path, 'utf8');
      if (!PREACT.test(code)) continue;
      if (!code.startsWith(BEGINNING)) throw new Error(`late-scripts: ${file} does not begin with ${BEGINNING}`);
      writeFileSync(path, `${BEGINNING}${GUARD}${code.slice(BEGINNING.length)}`);
    }
  });
}
