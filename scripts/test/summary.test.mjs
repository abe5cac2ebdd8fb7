import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summaryLines, tierOutcome } from './summary.mjs';

const STEPS = [
  { name: 'types', isPassed: true, seconds: 3 },
  { name: 'format', isPassed: false, seconds: 1 },
];

test('counts the passed and failed steps of a tier (group of tests) that has no test runner', () => {
  const { passed, failed, files, failures } = tierOutcome({ name: 'checks' }, STEPS, 4);
  assert.deepEqual({ passed, failed }, { passed: 1, failed: 1 });
  assert.deepEqual(files[0], { file: 'types', seconds: 3 });
  assert.deepEqual(failures, [{ title: 'format', message: '' }]);
});

test('counts a test runner that crashes as a failure, even without a failed test', () => {
  const results = () => ({ passed: 7, failed: 0, skipped: 0, files: [], failures: [] });
  const run = (isPassed) => tierOutcome({ name: 'unit', results }, [{ name: 'unit', isPassed, seconds: 1 }], 1);
  assert.equal(run(true).failed, 0);
  assert.equal(run(false).failed, 1);
  const crashed = tierOutcome(
    { name: 'unit', results: () => null },
    [{ name: 'unit', isPassed: false, seconds: 1 }],
    1,
  );
  assert.equal(crashed.failed, 1);
});

test('reports a tier (group of tests) that did not run as a failure, with the reason', () => {
  const { name, failed } = tierOutcome({ name: 'end-to-end tests', needs: 'build' }, null, 0);
  assert.deepEqual({ name, failed }, { name: 'end-to-end tests (not run: the build failed)', failed: 1 });
});

test('prints time and slowest files of each tier (group of tests), the failures, and the totals at the end', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}`, seconds: index }));
  const failures = [{ title: 'read.spec.ts › opens', message: `\u001b[31mnot open\u001b[0m${'\nat line'.repeat(50)}` }];
  const lines = summaryLines([
    { name: 'unit tests', seconds: 90, passed: 3, failed: 0, skipped: 1, files, failures: [] },
    { name: 'end-to-end tests', seconds: 30, passed: 2, failed: 1, skipped: 0, files: [], failures },
  ]);
  assert.equal(lines[0], '\nSlowest of the unit tests');
  assert.equal(lines[1], '   11.0 s  f11');
  assert.equal(lines.filter((line) => / s {2}f\d+$/.test(line)).length, 10);
  assert.ok(lines.includes('  ✓ unit tests: 1.5 min, 3 passed, 0 failed, 1 skipped'));
  assert.ok(lines.includes('  ✗ end-to-end tests: 0.5 min, 2 passed, 1 failed'));
  const failed = lines.indexOf('  ✗ read.spec.ts › opens');
  assert.equal(lines[failed - 1], '\nFailed');
  assert.equal(lines[failed + 1], '      not open');
  assert.equal(lines.filter((line) => line.endsWith('at line')).length, 11);
  assert.equal(lines.at(-1), '\n5 passed, 1 failed, 1 skipped');
});
