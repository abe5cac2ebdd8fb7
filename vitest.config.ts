// Configures the unit tests. The ending of a test file's name determines where it runs:
//   .test.ts                    in Node, without a document
//   .dom.test.ts                in Chromium, in a real document with real layout
//   .long.test.ts, .long.dom.test.ts   only with LECTERN_LONG=1: slow tests, and tests that measure how time grows
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';

const messagesIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`public/_locales/${language}/messages.json`, import.meta.url), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const isLong = Boolean(process.env.LECTERN_LONG);

/** Seed of the property tests (`test/same-examples.ts`). Any number works; a fixed one makes the tests repeatable. */
const SEED = 20_261_123;

/**
 * Longest time of a test (ms). It only ends tests that hang. It does not check speed, because the machine may be busy.
 */
const HANGS = isLong ? 300_000 : 120_000;

const TESTS = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];
const DOM_TESTS = ['src/**/*.dom.test.{ts,tsx}', 'test/**/*.dom.test.{ts,tsx}'];
const LONG_TESTS = ['**/*.long.test.*', '**/*.long.dom.test.*'];
const exclude = [...configDefaults.exclude, ...(isLong ? [] : LONG_TESTS)];

/** Unit tests next to the code that they test. `text`: the path, a line break and the content of the file. */
const testFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, isDom: file.includes('.dom.'), text: `${file}\n${readFileSync(file, 'utf8')}` }));

/**
 * Test files that each get their own page: those that replace modules, move the focus, press keys (for which there may be
 * a listener on the document) or turn the wheel (once a reader was mounted, controls ignore events that no user made),
 * and those of scripts that exchange values through global symbols.
 */
const ALONE = testFiles
  .filter(
    ({ isDom, text }) =>
      isDom && /^src.session|\bvi\.(?:mock|doMock)\(|userEvent|[kK]eyboard|[fF]ocus|WheelEvent/.test(text),
  )
  .map(({ file }) => file);

/**
 * Test files that each get their own thread: those with `vi.mock`, because the files of a thread share their modules,
 * and those of the library, which sets the texts for all modules of its thread.
 */
const APART = testFiles
  .filter(({ isDom, text }) => !isDom && /^src.(?:library|command)|\bvi\.(?:mock|doMock)\(/.test(text))
  .map(({ file }) => file);

/**
 * Returns the settings of a browser project. Each project needs its own object, because Vitest writes names into it.
 */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // looks up no host on the internet: without a network, each look-up would take five seconds
      args: [
        '--no-sandbox',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost, EXCLUDE localhost',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

export default defineConfig({
  // lists the packages in advance: if Vite finds one during the run, it reloads the page of the running tests
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
  // allows the tests to load pages of the data sets, which are next to the repository if they exist
  server: { fs: { allow: ['.', ...(existsSync('../shared') ? [realpathSync('../shared')] : [])] } },
  test: {
    // uses both cores; by default, Vitest leaves one unused
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
          exclude: [...exclude, ...DOM_TESTS, ...APART],
        },
      },
      {
        extends: true,
        test: { name: 'node, isolated', environment: 'node', pool: 'threads', include: APART, exclude },
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
