// Fails the build if the scripts injected before the first paint are too large. Prints the sizes of all scripts.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

/** Scripts injected before the first paint if the engine is ready (`src/background/injection.ts`). */
const FIRST_CLICK = ['src/session/early-snapshot/index.js', 'src/session/first-screen/index.js'];
/** The script injected after the first paint. If the engine is not ready, this script makes the first paint. */
const SESSION = 'src/session/index.js';

/**
 * Largest sizes after gzip (bytes): `session` for {@link SESSION}, `click` for all scripts in {@link FIRST_CLICK}
 * together. The algorithm is not included, because it runs in the engine's own page
 * (docs/adr/034-one-engine-asked-from-anywhere.md). Scripts that are injected only if no engine is running are not
 * included either.
 */
const BUDGETS: Readonly<Record<'session' | 'click', number>> = { session: 60_000, click: 40_000 };

export function sizeBudget(): Plugin {
  return afterBundle('size-budget', (dir) => {
    const target = `dist/${basename(dir)}`;
    const sizes = new Map(
      listFiles(dir)
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file, readFileSync(join(dir, file))] as const)
        .map(([file, code]) => [file, { plain: code.length, gzipped: gzipSync(code).length }] as const),
    );
    for (const [file, { plain, gzipped }] of sizes) {
      console.log(`${target}/${file}  ${kilobytes(plain)}, gzipped ${kilobytes(gzipped)}`);
    }
    const sizeOf = (file: string) => {
      const size = sizes.get(file);
      if (!size) throw new Error(`${target} has no ${file}.`);
      return size.gzipped;
    };
    keepTo(target, SESSION, sizeOf(SESSION), BUDGETS.session);
    const first = FIRST_CLICK.reduce((size, file) => size + sizeOf(file), 0);
    keepTo(target, 'first click', first, BUDGETS.click);
  });
}

function keepTo(target: string, what: string, size: number, budget: number): void {
  console.log(`${target}: ${what}  gzipped ${kilobytes(size)} (budget ${kilobytes(budget)})`);
  if (size <= budget) return;
  throw new Error(
    `${what} is ${kilobytes(size)} gzipped, over its budget of ${kilobytes(budget)}. ` +
      'Move what the first paint does not need into a script of its own (as the export script is).',
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
