import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareMetadata } from './metadata.mjs';

const right = (field, truth, prediction) =>
  compareMetadata([{ truth: { [field]: truth }, prediction: { [field]: prediction } }])[field]?.right === 1;

await test('counts a value separately if the ground truth has no value for the field', () => {
  const pairs = [null, undefined, '', 'A'].map((headline) => ({ truth: { headline }, prediction: { headline: 'A' } }));
  assert.deepEqual(compareMetadata(pairs), { headline: { pages: 1, given: 1, right: 1, unasked: 3 } });
});

await test('counts a missing value as not given, not as a wrong value', () => {
  const pairs = [null, '2020-01-02'].map((datePublished) => ({
    truth: { datePublished: '2020-01-01' },
    prediction: { datePublished },
  }));
  assert.deepEqual(compareMetadata(pairs), { datePublished: { pages: 2, given: 1, right: 0, unasked: 0 } });
});

await test('ignores white space, case and punctuation when it compares headlines', () => {
  assert.ok(right('headline', 'One  two', 'One\ntwo '));
  assert.ok(right('headline', 'It’s “One”: two…', "it's ‘one’ - Two"));
  assert.ok(!right('headline', 'One two', 'One'));
  assert.ok(!right('headline', 'One', ''));
});

await test('compares authors as sets of names, in any order and case', () => {
  assert.ok(right('authors', ['Ann Bee and Cy Dee'], ['cy dee', 'Ann Bee']));
  assert.ok(right('authors', ['Ann B. Bee'], ['Ann B Bee']));
  assert.ok(!right('authors', ['Ann Bee', 'Cy Dee'], ['Ann Bee']));
  assert.ok(!right('authors', ['Ann Bee'], []));
});

await test('treats two dates as equal if one of them only lacks the day or the time of day', () => {
  assert.ok(right('datePublished', '2020-01-02T23:00:00-05:00', '2020-01-02'));
  assert.ok(right('datePublished', '2020-01', '2020-01-02'));
  assert.ok(!right('datePublished', '2020-01-02', null));
});

await test('accepts the language “en-GB” if the ground truth says only “en”', () => {
  assert.ok(right('inLanguage', 'en', 'en-GB'));
  assert.ok(!right('inLanguage', 'en-US', 'en-GB'));
  assert.ok(!right('inLanguage', 'en', null));
});
