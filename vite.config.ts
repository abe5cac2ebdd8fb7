// Builds the extension for one browser into dist/<browser>. `npm run build` builds it for both browsers.
import { fileURLToPath } from 'node:url';
import { crx } from '@crxjs/vite-plugin';
import { defineConfig } from 'vite';
import { cleanManifest } from './vite/clean-manifest.ts';
import { eagerCompile } from './vite/eager-compile.ts';
import { htmlSinks } from './vite/html-sinks.ts';
import { lateScripts } from './vite/late-scripts.ts';
import { legal } from './vite/legal.ts';
import { type Browser, manifestFor } from './vite/manifest.ts';
import { noncharacters } from './vite/noncharacters.ts';
import { oneFileEach } from './vite/one-file-each.ts';
import { onePreact } from './vite/one-preact.ts';
import { removeOrphans } from './vite/remove-orphans.ts';
import { sizeBudget } from './vite/size-budget.ts';
import { slimPolyfill } from './vite/slim-polyfill.ts';

const browser: Browser = process.env.BROWSER === 'firefox' ? 'firefox' : 'chrome';

export default defineConfig({
  logLevel: 'warn',
  define: {
    // sets NODE_ENV for the injected scripts: they are built in library mode, in which Vite does not set it
    'process.env.NODE_ENV': JSON.stringify('production'),
    // makes Temml believe that every page is in standards mode: in quirks mode, it logs a warning, although its output
    // is the same
    'document.compatMode': JSON.stringify('CSS1Compat'),
    // in builds for the bench, code gets the clock `performance` and marks the stages of reading (src/shared/stage.ts).
    // In other builds the name is also replaced: an element of a page with the id LECTERN_CLOCK would otherwise be a
    // global variable of this name.
    LECTERN_CLOCK: process.env.LECTERN_STAGES ? 'performance' : 'undefined',
  },
  resolve: {
    alias: [
      onePreact(),
      slimPolyfill(),
      // decodes character references with a table; the package's version for browsers would assign them to innerHTML
      {
        find: 'decode-named-character-reference',
        replacement: fileURLToPath(new URL('node_modules/decode-named-character-reference/index.js', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: `dist/${browser}`,
    emptyOutDir: true,
    modulePreload: false,
    target: ['chrome120', 'firefox142'],
    rolldownOptions: {
      // lists pages that are not in the manifest: the background sets the popup only in tabs with an open reader
      input: {
        popup: 'src/pages/popup/index.html',
        ...(browser === 'chrome' ? { 'engine-page': 'src/engine/page/index.html' } : {}),
      },
      // file names without hashes: hashes are for caches, which extension files do not need, and would depend on the
      // folder of the build
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
  worker: {
    // builds ES modules, because the worker imports algorithms with data only when they are needed
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/engine/[name].js', chunkFileNames: 'assets/engine/[name].js' },
    },
  },
  plugins: [
    crx({ manifest: manifestFor(browser), browser }),
    oneFileEach(),
    cleanManifest(),
    removeOrphans(),
    htmlSinks(),
    noncharacters(),
    eagerCompile(),
    lateScripts(),
    legal(),
    sizeBudget(),
  ],
});
