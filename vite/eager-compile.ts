// Most functions of the scripts injected on a click run before the article is painted. With this hint Chromium (136 and
// later) compiles all functions of a file while parsing it. Otherwise it skips each one first, then parses and compiles
// it when it is called. Other browsers treat the line as a comment.
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './after-bundle.ts';

/** The scripts of which a first click calls most functions. */
const EAGER = ['src/session/early-snapshot/index.js', 'src/session/index.js'];
/** Must be the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function eagerCompile(): Plugin {
  return afterBundle('eager-compile', (dir) => {
    for (const file of EAGER) {
      const path = join(dir, file);
      writeFileSync(path, HINT + readFileSync(path, 'utf8'));
    }
  });
}
