// Escapes noncharacters (code points such as U+FFFF that are never assigned) in scripts. Minifiers write them
// unescaped, and Chromium then rejects the script as invalid UTF-8.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

const NONCHARACTERS = /[\ufdd0-\ufdef\ufffe\uffff]/g;

/** Replaces noncharacters by escapes, which mean the same in strings and in regular expressions. */
export function noncharacters(): Plugin {
  return afterBundle('noncharacters', (dir) => {
    for (const file of listFiles(dir).filter((name) => name.endsWith('.js'))) {
      const path = join(dir, file);
      const code = readFileSync(path, 'utf8');
      if (code.search(NONCHARACTERS) < 0) continue;
      writeFileSync(
        path,
        code.replace(NONCHARACTERS, (character) => `\\u${character.charCodeAt(0).toString(16)}`),
      );
    }
  });
}
