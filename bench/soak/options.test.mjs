import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserError } from '../../scripts/setup/main.mjs';
import { readOptions } from './options.mjs';

const read = (line) => readOptions(line.split(' ').filter(Boolean));
const refuses = (line, reason) =>
  assert.throws(
    () => read(line),
    (error) => error instanceof UserError && reason.test(error.message),
  );

await test('measures all kinds of pages, or only those that the option --only names', () => {
  const { only, limit, scale, write } = read('');
  assert.deepEqual({ only, limit, scale, write }, { only: [], limit: 120_000, scale: 1, write: null });
  assert.deepEqual(read('--only deep,wide --limit 60').only, ['deep', 'wide']);
  assert.equal(read('--limit 60').limit, 60_000);
});

await test('refuses a wrong option with a message that explains it', () => {
  refuses('--scale 0', /--scale takes a number above 0, not "0"/);
  refuses('--limit soon', /--limit takes a number/);
  refuses('--nothing', /--nothing/);
  refuses('--only deep --write docs/robustness.md', /whole run/);
});
