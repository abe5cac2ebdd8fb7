// Reads the results of Vitest and Playwright from the JSON files that they write.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';

export const VITEST_RESULTS = '.cache/vitest.json';
export const PLAYWRIGHT_RESULTS = '.cache/playwright.json';

/**
 * Deletes the results of earlier runs. If a test runner crashes, its earlier results must not be read as those of this
 * run.
 */
export function forgetResults(folder = root) {
  for (const file of [VITEST_RESULTS, PLAYWRIGHT_RESULTS]) rmSync(join(folder, file), { force: true });
}

/**
 * Returns the results of the Vitest run; null if it wrote none.
 *
 * @returns `{ passed, failed, skipped, files, failures }`, where `files` has `{ file, seconds }` for each file, and
 *   `failures` has `{ title, message }` for each failed test
 */
export function vitestResults(folder = root) {
  const results = readResults(folder, VITEST_RESULTS);
  if (!results) return null;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests = 0, numTodoTests = 0 } = results;
  // counts a file that cannot be loaded as one failed test, because it has no tests that could fail
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
    failures: results.testResults.flatMap((file) => vitestFailures(relative(folder, file.name), file)),
  };
}

function vitestFailures(path, { status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [{ title: path, message }];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: `${path} › ${fullName}`, message: failureMessages.join('\n') }));
}

/**
 * Returns the results of the Playwright run, in the form of {@link vitestResults}. A test that passes only on the
 * second try counts as failed.
 */
export function playwrightResults(folder = root) {
  const results = readResults(folder, PLAYWRIGHT_RESULTS);
  if (!results) return null;
  const { expected, unexpected, flaky, skipped } = results.stats;
  const files = results.suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }));
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    files: merged(files),
    failures: results.suites.flatMap(playwrightFailures),
  };
}

/** Returns the failed tests of a suite; titles as Playwright prints them, such as `e2e/read.spec.ts:20 › title`. */
function playwrightFailures({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: `e2e/${file}:${line} › ${title}`,
        message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

/** Merges the entries of a file that ran in several projects (browsers), and adds up their times. */
function merged(files) {
  const sums = new Map();
  for (const { file, seconds } of files) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

export function slowest(files, count) {
  return [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

function readResults(folder, file) {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
