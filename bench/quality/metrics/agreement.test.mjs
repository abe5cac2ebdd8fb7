import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreementOf } from './agreement.mjs';

await test('takes the median agreement with the others', () => {
  const found = agreementOf({ a: ['one two', 'x'], b: ['one two', 'x'], c: ['one two', 'y'], d: ['', 'x'] });
  assert.deepEqual(found, { a: 1, b: 1, c: 0.5, d: 0.5 });
  assert.equal(agreementOf({ a: ['x'], b: ['x'] }), null);
});
