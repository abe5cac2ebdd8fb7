import assert from 'node:assert/strict';
import test from 'node:test';
import { runSteps } from './run-step.mjs';

const STEPS = [
  { name: 'slow', ms: 40 },
  { name: 'quick', ms: 5 },
  { name: 'timed', ms: 10, isAlone: true },
  { name: 'broken', ms: 10, code: 1 },
  { name: 'read', ms: 5, quiet: false },
];

/** What was printed, the steps that ran beside each, and what came of them. */
async function play(t) {
  const log = t.mock.method(console, 'log', () => {});
  const running = new Set();
  const beside = new Map(STEPS.map(({ name }) => [name, new Set()]));
  const passed = await runSteps(STEPS, async ({ name, ms, code = 0 }) => {
    for (const other of running) {
      beside.get(name).add(other);
      beside.get(other).add(name);
    }
    running.add(name);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running.delete(name);
    return { code, output: `${name} says\nsomething`, seconds: 1 };
  });
  log.mock.restore();
  return { beside, passed, printed: log.mock.calls.map(({ arguments: [line] }) => line.trim()) };
}

test('steps run two at a time, and those that measure by themselves', async (t) => {
  const { beside, passed } = await play(t);
  assert.deepEqual([...beside.get('timed')], []);
  assert.equal(beside.get('slow').has('quick'), true);
  assert.deepEqual(passed, [true, true, true, false, true]);
});

test('each is printed in one piece, in the order of the list', async (t) => {
  const { printed } = await play(t);
  assert.deepEqual(printed, [
    '▶ slow',
    '✓ slow  1.0 s',
    '▶ quick',
    '✓ quick  1.0 s',
    '▶ timed',
    '✓ timed  1.0 s',
    '▶ broken',
    'broken says\nsomething',
    '✗ broken  1.0 s',
    '▶ read',
    'read says\nsomething',
    '✓ read  1.0 s',
  ]);
});
