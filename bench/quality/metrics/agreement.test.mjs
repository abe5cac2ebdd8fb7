import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreementOf } from './agreement.mjs';

await test("an algorithm's agreement is the median of its agreement with each of the other algorithms", () => {
  const found = agreementOf({ a: ['one two', 'x'], b: ['one two', 'x'], c: ['one two', 'y'], d: ['', 'x'] });
  assert.deepEqual(found, { a: 1, b: 1, c: 0.5, d: 0.5 });
  assert.equal(agreementOf({ a: ['x'], b: ['x'] }), null);
});
