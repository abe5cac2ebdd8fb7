import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

/** Where the runners leave their results as JSON. */
export const VITEST_RESULTS = '.cache/vitest.json';
export const PLAYWRIGHT_RESULTS = '.cache/playwright.json';

/** Counts of a vitest run. */
export function vitestCounts() {
  const results = readResults(VITEST_RESULTS);
  if (!results) return null;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests = 0, numTodoTests = 0 } = results;
  // a file that does not even load has no tests to fail
  const brokenFiles = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed, failed: failed + brokenFiles.length, skipped: numPendingTests + numTodoTests };
}

/** Counts of a Playwright run. What passes only when tried again, in a browser of its own, is counted apart: it is still a fault. */
export function playwrightCounts() {
  const results = readResults(PLAYWRIGHT_RESULTS);
  if (!results) return null;
  const { expected, unexpected, flaky, skipped } = results.stats;
  return { passed: expected, failed: unexpected, skipped, unsteady: flaky };
}

function readResults(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
