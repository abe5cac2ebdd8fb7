import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { startMeasuring } from './processes.mjs';

const BUSY = 'const end = Date.now() + 1000; while (Date.now() < end);';

await test('counts the memory and the processor time of a program and of its child processes', {
  skip: process.platform !== 'linux',
}, async () => {
  const stop = startMeasuring();
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`;
  await promisify(execFile)(process.execPath, ['-e', parent]);
  const { memory, processor } = stop();
  assert.ok(memory > 40, `two programs need more than ${memory} MB`);
  // generous limits, because the machine may be busy
  assert.ok(processor >= 50 && processor < 60_000, `${processor} ms`);
});
