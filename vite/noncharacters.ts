// Chromium does not accept a script with noncharacters such as U+FFFF as UTF-8, and refuses it. Minifiers write them
// raw.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

const NONCHARACTERS = /[\ufdd0-\ufdef\ufffe\uffff]/g;

/** Writes noncharacters as escapes, which mean the same in strings and in regular expressions. */
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
