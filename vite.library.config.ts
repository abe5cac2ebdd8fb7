// Builds the npm package into dist/library: `npm run build -- library`. See docs/library.md.
import { defineConfig } from 'vite';
import { libraryFiles } from './vite/library-files.ts';
import { pageScript } from './vite/page-script.ts';

export default defineConfig({
  logLevel: 'warn',
  define: {
    // makes Temml believe that every page is in standards mode, as in vite.config.ts
    'document.compatMode': JSON.stringify('CSS1Compat'),
    LECTERN_CLOCK: 'undefined',
  },
  build: {
    outDir: 'dist/library',
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: true,
    target: 'node20',
    // not minified, because developers may read the code, and no page has to download it
    minify: false,
    rolldownOptions: {
      input: { index: 'src/library/index.ts', lectern: 'src/command/main.ts' },
      // puts all files in one folder, because the code looks for snapshot.js in its own folder
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'library', test: /^(?!.*\/src\/command\/)/ }] },
      },
    },
  },
  ssr: { noExternal: true, external: ['parse5', 'playwright-core', 'robots-parser', '@modelcontextprotocol/sdk'] },
  plugins: [pageScript(), libraryFiles()],
});
