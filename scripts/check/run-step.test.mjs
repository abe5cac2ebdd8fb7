import assert from 'node:assert/strict';
import test from 'node:test';
import { runSteps } from './run-step.mjs';

const STEPS = [
  { name: 'slow', ms: 40 },
  { name: 'quick', ms: 5 },
  { name: 'broken', ms: 10, code: 1 },
  { name: 'needs slow', ms: 5, needs: 'slow' },
  { name: 'needs broken', ms: 5, needs: 'broken' },
  { name: 'loud', ms: 5, quiet: false },
];

/**
 * Runs fake steps. Returns the largest number of steps that ran at the same time (`most`), the steps that had ended
 * when each step began (`endedBefore`), the outcomes, and the printed lines.
 */
async function play(t, lanes) {
  const log = t.mock.method(console, 'log', () => {});
  const running = new Set();
  const ended = [];
  const endedBefore = {};
  let most = 0;
  const runOne = async ({ name, ms, code = 0 }) => {
    running.add(name);
    most = Math.max(most, running.size);
    endedBefore[name] = [...ended];
    await new Promise((resolve) => setTimeout(resolve, ms));
    running.delete(name);
    ended.push(name);
    return { code, output: `${name} says\nsomething`, seconds: 1 };
  };
  const outcomes = await runSteps(STEPS, { lanes, runOne });
  log.mock.restore();
  return { most, endedBefore, outcomes, printed: log.mock.calls.map(({ arguments: [line] }) => line.trim()) };
}

test('runs as many steps at the same time as requested (`lanes`)', async (t) => {
  assert.equal((await play(t, 2)).most, 2);
  assert.equal((await play(t, 1)).most, 1);
});

test('runs a step after the step that it needs, or not at all if the needed step failed', async (t) => {
  const { endedBefore, outcomes } = await play(t, 4);
  assert.ok(endedBefore['needs slow'].includes('slow'));
  assert.equal(endedBefore['needs broken'], undefined);
  assert.deepEqual(
    outcomes.map(({ isPassed }) => isPassed),
    [true, true, false, true, false, true],
  );
});

test("prints each step's output as one piece, in the order of the list", async (t) => {
  const { printed } = await play(t, 2);
  assert.deepEqual(printed, [
    '✓ slow  1.0 s',
    '✓ quick  1.0 s',
    'broken says\nsomething',
    '✗ broken  1.0 s',
    '✓ needs slow  1.0 s',
    'Not run: "broken" failed.',
    '✗ needs broken  0.0 s',
    'loud says\nsomething',
    '✓ loud  1.0 s',
  ]);
});
