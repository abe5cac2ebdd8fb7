import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differingFields } from './check.mjs';

const EQUAL = { articleBody: 'Ice.', confidence: 0.9, page: { article: 0.123456789012345 } };

const differences = (browser, node) =>
  differingFields({ readings: { lectern: browser } }, { readings: { lectern: { prediction: node } } }, ['lectern']);

await test('treats numbers from Node and the browser as equal if only their last digits differ', () => {
  assert.deepEqual(differences(EQUAL, { ...EQUAL, page: { article: 0.123456789012344 } }), []);
});

await test('reports a field whose text or number differs between Node and the browser', () => {
  assert.deepEqual(differences(EQUAL, { ...EQUAL, articleBody: 'Ice' }), ['lectern articleBody']);
  assert.deepEqual(differences(EQUAL, { ...EQUAL, page: { article: 0.1235 } }), ['lectern page']);
});

await test('reports a page that only Node or only the browser could read', () => {
  assert.deepEqual(differingFields({ readings: {} }, { readings: { lectern: { prediction: EQUAL } } }, ['lectern']), [
    'lectern was not read',
  ]);
});
