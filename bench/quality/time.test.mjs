import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../bundle.mjs';

const { time } = await importTypeScript(fileURLToPath(import.meta.resolve('./time.ts')));

/**
 * Measures a fake stage. Its runs take the given `lengths` (ms), and all further runs take as long as the last one.
 * Returns the measured time and the number of runs.
 */
function timeRuns(context, stage, ...lengths) {
  let clock = 0;
  let runs = 0;
  const mock = context.mock.method(performance, 'now', () => clock);
  const { milliseconds } = time(stage, () => {
    clock += lengths[Math.min(runs, lengths.length - 1)];
    runs++;
  });
  mock.mock.restore();
  return { milliseconds, runs };
}

await test('does not time the first runs of a stage in a tab, nor its first run on each page', (context) => {
  assert.deepEqual(timeRuns(context, 'a', ...Array(10).fill(30), 5, 9, 7), { milliseconds: 7, runs: 13 });
  assert.deepEqual(timeRuns(context, 'a', 30, 5, 9, 7), { milliseconds: 7, runs: 4 });
  assert.equal(timeRuns(context, 'b', 1).runs, 13, 'every stage by itself');
});

await test('runs slow stages less often than fast ones', (context) => {
  timeRuns(context, 'c', 1);
  assert.deepEqual(timeRuns(context, 'c', 60), { milliseconds: 60, runs: 3 });
  assert.deepEqual(timeRuns(context, 'c', 400), { milliseconds: 400, runs: 2 });
  assert.deepEqual(timeRuns(context, 'c', 2000), { milliseconds: 2000, runs: 1 });
  assert.deepEqual(timeRuns(context, 'd', 300), { milliseconds: 300, runs: 4 }, 'the warm-up ends after a second');
});
