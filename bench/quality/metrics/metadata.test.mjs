import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareMetadata } from './metadata.mjs';

const right = (field, truth, prediction) =>
  compareMetadata([{ truth: { [field]: truth }, prediction: { [field]: prediction } }])[field]?.right === 1;

await test('only pages whose truth has the field count', () => {
  const pairs = [null, undefined, '', 'A'].map((headline) => ({ truth: { headline }, prediction: { headline: 'A' } }));
  assert.deepEqual(compareMetadata(pairs), { headline: { pages: 1, right: 1 } });
});

await test('headlines are equal but for white space', () => {
  assert.ok(right('headline', 'One  two', 'One\ntwo '));
  assert.ok(!right('headline', 'One two', 'One Two'));
  assert.ok(!right('headline', 'One', ''));
});

await test('authors are sets of names', () => {
  assert.ok(right('authors', ['Ann Bee and Cy Dee'], ['cy dee', 'Ann Bee']));
  assert.ok(!right('authors', ['Ann Bee', 'Cy Dee'], ['Ann Bee']));
  assert.ok(!right('authors', ['Ann Bee'], []));
});

await test('dates are days', () => {
  assert.ok(right('datePublished', '2020-01-02T23:00:00-05:00', '2020-01-02'));
  assert.ok(!right('datePublished', '2020-01-02', null));
});

await test('a language without region takes any region', () => {
  assert.ok(right('inLanguage', 'en', 'en-GB'));
  assert.ok(!right('inLanguage', 'en-US', 'en-GB'));
  assert.ok(!right('inLanguage', 'en', null));
});
