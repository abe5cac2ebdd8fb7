// What is injected before the first paint has a budget; the sizes of all scripts are printed.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

/** Injected on the click, before anything can be shown. */
const FIRST_PAINT = 'src/content/index.js';
/** Gzipped, 1 kB = 1000 bytes. */
const BUDGET = 120_000;

export function sizeBudget(): Plugin {
  return afterBundle('size-budget', (dir) => {
    const scripts = listFiles(dir).filter((file) => file.endsWith('.js'));
    const target = `dist/${basename(dir)}`;
    for (const file of scripts) {
      const code = readFileSync(join(dir, file));
      const size = gzipSync(code).length;
      const note = file === FIRST_PAINT ? `  (budget ${kilobytes(BUDGET)})` : '';
      console.log(`${target}/${file}  ${kilobytes(code.length)}, gzipped ${kilobytes(size)}${note}`);
      if (file === FIRST_PAINT && size > BUDGET) {
        throw new Error(
          `${file} is ${kilobytes(size)} gzipped, over its budget of ${kilobytes(BUDGET)}. ` +
            'Move what the first paint does not need into a script of its own (as the export script is).',
        );
      }
    }
    if (!scripts.includes(FIRST_PAINT)) throw new Error(`${target} has no ${FIRST_PAINT}.`);
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
