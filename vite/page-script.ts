/** Adds `snapshot.js` to the npm package: a script for pages, which defines the global variable `lecternSnapshot`. */
import { build, type Plugin } from 'vite';

export function pageScript(): Plugin {
  return {
    name: 'page-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'snapshot.js', source: await code() });
    },
  };
}

async function code(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), LECTERN_CLOCK: 'undefined' },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/library/page-script.ts', formats: ['iife'], name: 'lecternSnapshot' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The script for pages was not built.');
  return chunk.code;
}
