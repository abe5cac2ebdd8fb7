import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differingFields } from './check.mjs';

const EQUAL = { articleBody: 'Ice.', confidence: 0.9, page: { article: 0.123456789012345 } };

const differences = (browser, node) =>
  differingFields({ readings: { lectern: browser } }, { readings: { lectern: { prediction: node } } }, ['lectern']);

await test('numbers that differ only in their last digits are equal', () => {
  assert.deepEqual(differences(EQUAL, { ...EQUAL, page: { article: 0.123456789012344 } }), []);
});

await test('another text and another number are differences', () => {
  assert.deepEqual(differences(EQUAL, { ...EQUAL, articleBody: 'Ice' }), ['lectern articleBody']);
  assert.deepEqual(differences(EQUAL, { ...EQUAL, page: { article: 0.1235 } }), ['lectern page']);
});

await test('a page that only one of them read is named', () => {
  assert.deepEqual(differingFields({ readings: {} }, { readings: { lectern: { prediction: EQUAL } } }, ['lectern']), [
    'lectern was not read',
  ]);
});
