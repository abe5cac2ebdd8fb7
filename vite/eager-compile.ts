// Makes Chromium (136 and later) compile all functions of a script while it parses the script. Without this hint,
// Chromium compiles each function on its first call. The hint is for the scripts injected on a click, because most of
// their functions run before the article is painted. To other browsers, the hint is a comment.
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './after-bundle.ts';

/** Scripts in which the first click calls most functions. */
const EAGER = ['src/session/early-snapshot/index.js', 'src/session/first-screen/index.js', 'src/session/index.js'];
/** The hint. It must be the first line of a script. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function eagerCompile(): Plugin {
  return afterBundle('eager-compile', (dir) => {
    for (const file of EAGER) {
      const path = join(dir, file);
      writeFileSync(path, HINT + readFileSync(path, 'utf8'));
    }
  });
}
