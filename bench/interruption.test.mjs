import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onInterruption } from './interruption.mjs';

await test('ends the run on the first press, ignores its echo, and ends the program on the second press', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const signal = onInterruption();
  assert.equal(signal.aborted, false);
  process.emit('SIGINT');
  assert.equal(signal.aborted, true);
  // without a listener, Node would end here
  assert.equal(process.listenerCount('SIGINT'), 1);
  context.mock.timers.tick(1000);
  assert.equal(process.listenerCount('SIGINT'), 0);
});
