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

/** Counts of a Playwright run. A flaky test counts as failed: there are no retries to hide it. */
export function playwrightCounts() {
  const results = readResults(PLAYWRIGHT_RESULTS);
  if (!results) return null;
  const { expected, unexpected, flaky, skipped } = results.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readResults(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
