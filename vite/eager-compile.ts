// Most functions of the scripts that are injected on a click run before the article is painted. Chromium (136 and later)
// compiles all functions of a file that says so while it parses it; else it passes over each of them first, and parses and
// compiles it once more when it is called, one after the other. Other browsers take the line for a comment.
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './after-bundle.ts';

/** The scripts of which a first click calls most. */
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
