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

await test('measures everything, or only what is named', () => {
  const { only, limit, scale, write } = read('');
  assert.deepEqual({ only, limit, scale, write }, { only: [], limit: 120_000, scale: 1, write: null });
  assert.deepEqual(read('--only deep,wide --limit 60').only, ['deep', 'wide']);
  assert.equal(read('--limit 60').limit, 60_000);
});

await test('refuses wrong options with a sentence', () => {
  refuses('--scale 0', /--scale takes a number above 0, not "0"/);
  refuses('--limit soon', /--limit takes a number/);
  refuses('--nothing', /--nothing/);
  refuses('--only deep --write docs/robustness.md', /whole run/);
});
