// Lists the tiers (groups) of tests. `npm test` and CI run TIERS. `npm run test:long` runs LONG_TIERS: slow tests and
// measurements of time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../check/checks.mjs';
import { root } from '../setup/root.mjs';
import { playwrightResults, VITEST_RESULTS, vitestResults } from './results.mjs';

const node = process.execPath;
const LONG = { LECTERN_LONG: '1' };

const BUILD = { name: 'build', command: node, args: ['scripts/build.mjs'], quiet: false };

const WEBEXT = {
  name: 'web-ext lint',
  command: 'web-ext',
  args: ['lint', '--source-dir=dist/firefox', '--warnings-as-errors', '--no-config-discovery'],
  needs: BUILD.name,
};

const unit = (env) => ({
  name: env ? 'unit tests (long)' : 'unit tests',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_RESULTS}`],
  quiet: false,
  env,
});

const e2e = (env) => ({
  name: env ? 'end-to-end tests (long)' : 'end-to-end tests',
  command: 'playwright',
  args: ['test'],
  quiet: false,
  env,
});

const NO_DATA = ['-e', 'console.log("Skipped: the data sets of ../shared are missing.")'];

/** Slow checks. They run one after the other, because each measures time or builds the extension. */
const LONG_CHECKS = [
  ['patterns that are linear, timed', node, ['scripts/check-patterns.mjs', '--timed']],
  ['test of that timing', node, ['--test', 'scripts/check-patterns.long.test.mjs']],
  ['packages, made twice', node, ['scripts/package/reproduce.mjs']],
  [
    'pages read in Node as in the browser',
    node,
    existsSync(join(root, '../shared/data')) ? ['bench/eval/run.mjs', '--check'] : NO_DATA,
  ],
].map(([name, command, args]) => ({ name, command, args, quiet: false }));

/**
 * The tiers of `npm test`, in order. A tier runs its `steps`, `lanes` of them at a time (default: 2). `results`:
 * function that reads the results of the tier's test runner. `needs`: name of a step of an earlier tier; if that step
 * fails, this tier does not run.
 */
export const TIERS = [
  { name: 'checks and build', steps: [BUILD, ...CHECKS, WEBEXT] },
  { name: 'unit tests', steps: [unit()], lanes: 1, results: vitestResults },
  { name: 'end-to-end tests', steps: [e2e()], lanes: 1, results: playwrightResults, needs: BUILD.name },
];

export const LONG_TIERS = [
  { name: 'long checks and build', steps: [BUILD, ...LONG_CHECKS], lanes: 1 },
  { name: 'long unit tests', steps: [unit(LONG)], lanes: 1, results: vitestResults },
  { name: 'long end-to-end tests', steps: [e2e(LONG)], lanes: 1, results: playwrightResults, needs: BUILD.name },
];
