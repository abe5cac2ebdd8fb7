// Joins the modules of the background, and of each page of the extension, into one file. The browser loads modules one
// after another each time it starts the service worker (mostly at a click) or opens a page: 20 files take about 40 ms
// longer than one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { afterBundle, listFiles } from './after-bundle.ts';

const BACKGROUND = 'service-worker-loader.js';
const PAGE_SCRIPT = /<script type="module"[^>]* src="\/([^"]+)"/g;

export function oneFileEach() {
  return afterBundle('one-file-each', async (dir) => {
    const entries = [BACKGROUND, ...pageScripts(dir)];
    // every script is joined before any is written, because a script may also be a module of others
    const joined = await Promise.all(entries.map((entry) => joinModules(dir, entry)));
    for (const [file, code] of joined.flat()) writeFileSync(join(dir, file), code);
  });
}

function pageScripts(dir: string): string[] {
  const pages = listFiles(dir).filter((file) => file.endsWith('.html'));
  const scripts = pages.flatMap((page) => [...readFileSync(join(dir, page), 'utf8').matchAll(PAGE_SCRIPT)]);
  if (scripts.length === 0) throw new Error('one-file-each: no page has a script.');
  return scripts.map(([, script = '']) => script);
}

/** Returns the path and the code of the joined file, and of the modules that it imports only later. */
async function joinModules(dir: string, entry: string): Promise<[file: string, code: string][]> {
  const { output } = await build({
    input: join(dir, entry),
    write: false,
    output: { entryFileNames: entry, chunkFileNames: 'assets/later-[name].js', minify: true },
  });
  return output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]);
}
