import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onInterruption } from './interruption.mjs';

await test('the first Ctrl-C ends the run, the second ends Node; signals within a second count as one', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const signal = onInterruption();
  assert.equal(signal.aborted, false);
  process.emit('SIGINT');
  assert.equal(signal.aborted, true);
  // the listener stays for a second: without it, the second signal of the same key press would end Node
  assert.equal(process.listenerCount('SIGINT'), 1);
  context.mock.timers.tick(1000);
  assert.equal(process.listenerCount('SIGINT'), 0);
});
