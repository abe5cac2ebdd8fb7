// Reads the test runners' reports about a run, from the JSON files that they write.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';

/** Where the runners write their results. */
export const VITEST_RESULTS = '.cache/vitest.json';
export const PLAYWRIGHT_RESULTS = '.cache/playwright.json';

/** Removes the results of an earlier run, so that a runner that crashes is not judged by them. */
export function forgetResults(folder = root) {
  for (const file of [VITEST_RESULTS, PLAYWRIGHT_RESULTS]) rmSync(join(folder, file), { force: true });
}

/**
 * Returns the results of a vitest run; null if it wrote none.
 *
 * @returns `{ passed, failed, skipped, files }`, files as `{ file, seconds }`
 */
export function vitestResults(folder = root) {
  const results = readResults(folder, VITEST_RESULTS);
  if (!results) return null;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests = 0, numTodoTests = 0 } = results;
  // a file that fails to load has no failing test
  const brokenFiles = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed,
    failed: failed + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    files: results.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(folder, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * Returns the results of a Playwright run, in the form of {@link vitestResults}. A test that passes on a second try
 * counts as failed.
 */
export function playwrightResults(folder = root) {
  const results = readResults(folder, PLAYWRIGHT_RESULTS);
  if (!results) return null;
  const { expected, unexpected, flaky, skipped } = results.stats;
  const files = results.suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }));
  return { passed: expected, failed: unexpected + flaky, skipped, files: merged(files) };
}

function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

/** Lists a file that runs in several projects once, with the sum of its times. */
function merged(files) {
  const sums = new Map();
  for (const { file, seconds } of files) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

/** Sorts files by time, the slowest first. */
export function slowest(files, count) {
  return [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

function readResults(folder, file) {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
