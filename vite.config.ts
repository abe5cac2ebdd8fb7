// Builds one browser's extension into dist/<browser>; `npm run build` runs it for both.
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
    // the injected scripts are built in library mode, which leaves this one in
    'process.env.NODE_ENV': JSON.stringify('production'),
    // Temml looks at the page's when it is loaded, and complains in the console; what it makes is the same
    'document.compatMode': JSON.stringify('CSS1Compat'),
    // stages of reading as entries of performance, for the bench only (src/shared/stage.ts); a page may have an element of
    // that id, which is what the name would stand for
    LECTERN_CLOCK: process.env.LECTERN_STAGES ? 'performance' : 'undefined',
  },
  resolve: {
    alias: [
      onePreact(),
      slimPolyfill(),
      // its browser variant decodes by assigning to innerHTML; this one has a table
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
      // the popup is not in the manifest: the background shows it only where a reader is open
      input: {
        popup: 'src/pages/popup/index.html',
        ...(browser === 'chrome' ? { 'engine-page': 'src/engine/page/index.html' } : {}),
      },
      // without hashes: nothing caches an extension's files, and the hash of a script has the folder of the build in it
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
  worker: {
    // its algorithms with data are imported when they are asked for
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
