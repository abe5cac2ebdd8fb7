import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { withTree } from '../check/temporary-tree.mjs';
import { playwrightResults, slowest, vitestResults } from './results.mjs';

const resultsOf = (file, results, read) => withTree({ [file]: JSON.stringify(results) }, read);

test('counts a test file that cannot be loaded as a failure', () => {
  const file = (name, status, assertionResults) => ({ name, status, assertionResults, startTime: 1000, endTime: 3500 });
  resultsOf('.cache/vitest.json', {}, (folder) => {
    assert.equal(vitestResults(join(folder, 'elsewhere')), null);
  });
  const testResults = [file('/a.test.ts', 'failed', []), file('/b.test.ts', 'passed', [{}])];
  resultsOf('.cache/vitest.json', { numPassedTests: 1, numFailedTests: 0, testResults }, (folder) => {
    const { passed, failed, skipped, files } = vitestResults(folder);
    assert.deepEqual({ passed, failed, skipped }, { passed: 1, failed: 1, skipped: 0 });
    assert.deepEqual(
      files.map(({ seconds }) => seconds),
      [2.5, 2.5],
    );
  });
});

test('counts a test that passes only on the second try as a failure', () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [
    { file: 'read.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(2000, 500)] }] },
    { file: 'read.spec.ts', specs: [spec(250)] },
  ];
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 3 };
  resultsOf('.cache/playwright.json', { stats, suites }, (folder) => {
    assert.deepEqual(playwrightResults(folder), {
      passed: 2,
      failed: 1,
      skipped: 3,
      files: [{ file: 'e2e/read.spec.ts', seconds: 3.75 }],
    });
  });
});

test('lists the slowest test files first', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }));
  assert.deepEqual(
    slowest(files, 2).map(({ file }) => file),
    ['3', '2'],
  );
});
