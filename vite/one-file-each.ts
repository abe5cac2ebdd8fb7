// Joins modules, so that the background and each page of the extension load one file. The browser loads modules one
// after another each time it starts the service worker (mostly at a click) or opens a page: 20 files take about 40 ms
// longer than one. Modules that the background imports later (`import()`) become `assets/later-*.js`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

const BACKGROUND = 'service-worker-loader.js';
const PAGE_SCRIPT = /<script type="module"[^>]* src="\/([^"]+)"/g;

export function oneFileEach(): Plugin {
  return afterBundle('one-file-each', async (dir) => {
    const entries = [BACKGROUND, ...pageScripts(dir)];
    // writes only after all are joined, because other scripts may import an entry, too
    const joined = await Promise.all(entries.map((entry) => joinModules(dir, entry)));
    const files = joined.flat();
    if (new Set(files.map(([file]) => file)).size < files.length)
      throw new Error('one-file-each: two scripts import modules of the same name later.');
    for (const [file, code] of files) writeFileSync(join(dir, file), code);
  });
}

/** Throws if a page has module scripts, but not exactly one: two would each get their own copy of a shared module. */
function pageScripts(dir: string): string[] {
  const pages = listFiles(dir).filter((file) => file.endsWith('.html'));
  return pages.flatMap((page) => {
    const html = readFileSync(join(dir, page), 'utf8');
    const scripts = [...html.matchAll(PAGE_SCRIPT)].map(([, script = '']) => script);
    if (html.includes('type="module"') && scripts.length !== 1)
      throw new Error(`one-file-each: ${page} has not exactly one script.`);
    return scripts;
  });
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
