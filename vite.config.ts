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
import { onePreact } from './vite/one-preact.ts';
import { removeOrphans } from './vite/remove-orphans.ts';
import { sizeBudget } from './vite/size-budget.ts';
import { slimPolyfill } from './vite/slim-polyfill.ts';

const browser: Browser = process.env.BROWSER === 'firefox' ? 'firefox' : 'chrome';

export default defineConfig({
  logLevel: 'warn',
  define: {
    // sets NODE_ENV, because Vite does not do so in library mode, in which the injected scripts are built
    'process.env.NODE_ENV': JSON.stringify('production'),
    // Temml logs a warning in pages in quirks mode, although its output is the same there; so it always sees standards
    // mode
    'document.compatMode': JSON.stringify('CSS1Compat'),
    // gives code the clock `performance` only in builds for the bench, in which stages of reading are marked
    // (src/shared/stage.ts). The name LECTERN_CLOCK is always replaced, because a page may have an element with this
    // id, which would become a global variable.
    LECTERN_CLOCK: process.env.LECTERN_STAGES ? 'performance' : 'undefined',
  },
  resolve: {
    alias: [
      onePreact(),
      slimPolyfill(),
      // the package's browser version decodes by assigning to innerHTML; this version uses a table
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
      // the manifest does not name the popup, because the background sets it only in tabs with an open reader
      input: {
        popup: 'src/pages/popup/index.html',
        ...(browser === 'chrome' ? { 'engine-page': 'src/engine/page/index.html' } : {}),
      },
      // leaves hashes out of file names: extension files are not cached, and a script's hash would depend on the folder
      // of the build
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
