import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onInterruption } from './interruption.mjs';

await test('the first press ends the run, its echo does nothing, and the second press ends the program', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const signal = onInterruption();
  assert.equal(signal.aborted, false);
  process.emit('SIGINT');
  assert.equal(signal.aborted, true);
  // without a listener, node would end here
  assert.equal(process.listenerCount('SIGINT'), 1);
  context.mock.timers.tick(1000);
  assert.equal(process.listenerCount('SIGINT'), 0);
});
