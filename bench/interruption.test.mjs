import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onInterruption } from './interruption.mjs';

await test('Ctrl-C ends the run, and a second Ctrl-C at least a second later ends Node', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const signal = onInterruption();
  assert.equal(signal.aborted, false);
  process.emit('SIGINT');
  assert.equal(signal.aborted, true);
  // the listener stays for a second, because the second signal of the same key press would otherwise end Node
  assert.equal(process.listenerCount('SIGINT'), 1);
  context.mock.timers.tick(1000);
  assert.equal(process.listenerCount('SIGINT'), 0);
});
