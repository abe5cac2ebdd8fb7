import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withTree } from '../check/temporary-tree.mjs';
import { playwrightResults, slowest, vitestResults } from './results.mjs';

const resultsOf = (file, results, read) => withTree({ [file]: JSON.stringify(results) }, read);

test('counts a test file that cannot be loaded as a failure', () => {
  const file = (name, status, assertionResults) => ({
    name,
    status,
    assertionResults,
    startTime: 1000,
    endTime: 3500,
  });
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

test('returns the title and message of each failed test', () => {
  const times = { startTime: 0, endTime: 1 };
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'sums subtracts', failureMessages: ['expected 1 to be 2'] },
  ];
  resultsOf('.cache/vitest.json', {}, (folder) => {
    const testResults = [
      { name: join(folder, 'a.test.ts'), status: 'failed', assertionResults, ...times },
      { name: join(folder, 'b.test.ts'), status: 'failed', message: 'Cannot find c', assertionResults: [], ...times },
    ];
    writeFileSync(join(folder, '.cache/vitest.json'), JSON.stringify({ testResults }));
    assert.deepEqual(vitestResults(folder).failures, [
      { title: 'a.test.ts › sums subtracts', message: 'expected 1 to be 2' },
      { title: 'b.test.ts', message: 'Cannot find c' },
    ]);
  });

  const test = (status, ...messages) => ({
    status,
    results: messages.map((message) => ({ duration: 1, errors: [{ message }] })),
  });
  const spec = (title, tests) => ({ file: 'read.spec.ts', line: 7, title, tests });
  const suites = [
    {
      file: 'read.spec.ts',
      specs: [spec('opens', [test('expected')])],
      suites: [{ specs: [spec('closes', [test('flaky', 'open')])] }],
    },
  ];
  resultsOf('.cache/playwright.json', { stats: {}, suites }, (folder) => {
    assert.deepEqual(playwrightResults(folder).failures, [{ title: 'e2e/read.spec.ts:7 › closes', message: 'open' }]);
  });
});

test('counts a test that passes only on the second try as a failure', () => {
  const spec = (...durations) => ({
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  });
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
      failures: [],
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
