// Unit tests run in a real Chromium: real DOM, real layout. The session's run without one as well.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const english = JSON.parse(readFileSync(new URL('public/_locales/en/messages.json', import.meta.url), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Those of the session's steps, which need no document. */
const SESSION_TESTS = ['choices', 'following', 'opening', 'other-pages', 'reduce', 'requests'].map(
  (name) => `src/session/${name}.test.ts`,
);

/** Any number: the examples of property tests (`test/same-examples.ts`). */
const SEED = 20_261_123;

export default defineConfig({
  // named beforehand, or Vite finds them during the run and reloads the page under the tests
  optimizeDeps: {
    include: [
      ...Object.keys(dependencies).filter((name) => !name.startsWith('@fontsource/')),
      'highlight.js/lib/languages/*',
      'preact/hooks',
      'preact/jsx-runtime',
      'preact/jsx-dev-runtime',
      'fast-check',
      'hastscript',
      'markdown-it',
      'marked',
      'mdast-util-from-markdown',
      'mdast-util-to-hast',
      'micromark-extension-gfm',
      'micromark-extension-math',
    ],
  },
  // pages with their styles stand beside the repository, where they are there at all
  server: { fs: { allow: ['.', ...(existsSync('../shared') ? [realpathSync('../shared')] : [])] } },
  test: {
    // both cores: left alone it takes one less than there are
    maxWorkers: 2,
    provide: { english, seed: process.env.LECTERN_SEED === 'random' ? null : SEED },
    setupFiles: ['src/vocabulary/provide.ts', 'test/provide-messages.ts', 'test/same-examples.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      // what needs no browser is shown to need none
      { extends: true, test: { name: 'node', environment: 'node', include: SESSION_TESTS } },
    ],
  },
});
