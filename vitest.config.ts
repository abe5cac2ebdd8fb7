// Unit tests. The ending of a file's name says where it runs:
//   test            in Node, without a document
//   dom.test        in Chromium: a real document with real layout
//   long.test, long.dom.test   only with LECTERN_LONG=1: what takes long or measures how time grows
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';

const messagesIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`public/_locales/${language}/messages.json`, import.meta.url), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const isLong = Boolean(process.env.LECTERN_LONG);

/** Seed of the property tests (`test/same-examples.ts`); any number does. */
const SEED = 20_261_123;

/** A test that hangs ends after this (ms). Not a measure of speed: the machine may be busy. */
const HANGS = isLong ? 300_000 : 120_000;

const TESTS = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];
const DOM_TESTS = ['src/**/*.dom.test.{ts,tsx}', 'test/**/*.dom.test.{ts,tsx}'];
const LONG_TESTS = ['**/*.long.test.*', '**/*.long.dom.test.*'];
const exclude = [...configDefaults.exclude, ...(isLong ? [] : LONG_TESTS)];

/** Each of these files gets a page of its own. */
const ALONE = [
  // scripts of the extension, which find each other by global symbols, and modules that are replaced (vi.mock)
  'src/session/**/*.dom.test.{ts,tsx}',
  // focus, and keys that are heard in the whole document
  'src/{pages,reader,tools}/**/*.dom.test.{ts,tsx}',
];

/** `vi.mock` replaces modules that other files of the same thread have loaded: such files get a thread of their own. */
const MOCKING = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.dom.'))
  .filter((file) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')));

/** Settings of a browser project: made for each, because Vitest writes names into them. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

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
      'parse5',
    ],
  },
  // pages with their styles are beside the repository, if they are there at all
  server: { fs: { allow: ['.', ...(existsSync('../shared') ? [realpathSync('../shared')] : [])] } },
  test: {
    // both cores: the default is one less than there are
    maxWorkers: 2,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    provide: {
      english: messagesIn('en'),
      german: messagesIn('de'),
      arabic: messagesIn('ar'),
      isLong,
      seed: process.env.LECTERN_SEED === 'random' ? null : SEED,
    },
    setupFiles: ['src/vocabulary/provide.ts', 'test/provide-messages.ts', 'test/same-examples.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: TESTS,
          exclude: [...exclude, ...DOM_TESTS, ...MOCKING],
        },
      },
      {
        extends: true,
        test: { name: 'node, isolated', environment: 'node', pool: 'threads', include: MOCKING, exclude },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: DOM_TESTS,
          exclude: [...exclude, ...ALONE],
          browser: browser(),
        },
      },
      { extends: true, test: { name: 'browser, isolated', include: ALONE, exclude, browser: browser() } },
    ],
  },
});
