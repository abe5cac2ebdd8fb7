import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bootstrapDeviations } from './bootstrap.mjs';

const pages = Array.from({ length: 40 }, (_, at) => ({
  precision: at % 3 === 0 ? 0.5 : 1,
  recall: (at % 5) / 5,
  accuracy: at % 2,
}));

await test('the same pages give the same standard deviations in every call', () => {
  assert.deepEqual(bootstrapDeviations(pages), bootstrapDeviations(pages));
});

await test('another seed gives similar standard deviations', () => {
  const [one, other] = [bootstrapDeviations(pages), bootstrapDeviations(pages, 1000, 2)];
  assert.notEqual(one.accuracy, other.accuracy);
  assert.ok(Math.abs(one.accuracy - other.accuracy) < 0.01);
});

await test('the standard deviation of the mean of 20 zeros and 20 ones is about 0.5 / √40', () => {
  assert.ok(Math.abs(bootstrapDeviations(pages).accuracy - 0.5 / Math.sqrt(40)) < 0.006);
});

await test('the standard deviation is 0 if all pages have the same scores', () => {
  const alike = pages.map(() => ({ precision: 1, recall: 0.5, accuracy: 0 }));
  for (const deviation of Object.values(bootstrapDeviations(alike))) assert.ok(deviation < 1e-12);
});

await test('leaves pages without a precision out of the mean precision', () => {
  const empty = pages.map(() => ({ precision: null, recall: 0, accuracy: 0 }));
  assert.deepEqual(bootstrapDeviations(empty), { f1: 0, precision: 0, recall: 0, accuracy: 0 });
});
