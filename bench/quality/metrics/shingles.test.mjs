// Tests the numbered examples of docs/specs/measurement.md. The title of such a test begins with “example” and its
// number.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { averageScores, pageScore } from './averages.mjs';
import { compareShingles, shinglesOf } from './shingles.mjs';

const counts = (reference, prediction) => compareShingles(shinglesOf(reference), shinglesOf(prediction));
const score = (reference, prediction) => pageScore(shinglesOf(reference), shinglesOf(prediction));

await test('example 1: a missing last word lowers the recall but not the precision', () => {
  assert.deepEqual(counts('a b c d e', 'a b c d'), { tp: 0.5, fp: 0, fn: 0.5 });
  assert.deepEqual(score('a b c d e', 'a b c d'), { precision: 1, recall: 0.5, accuracy: 0 });
});

await test('example 2: an additional word changes all shingles (runs of four words) around it', () => {
  const [reference, prediction] = ['good good very good', 'good good bad very good'];
  assert.deepEqual(counts(reference, prediction), { tp: 0, fp: 2 / 3, fn: 1 / 3 });
  assert.deepEqual(score(reference, prediction), { precision: 0, recall: 0, accuracy: 0 });
});

await test('example 3: punctuation and white space do not count', () => {
  assert.deepEqual(score("It's 2020/01.", 'It s 2020 01'), { precision: 1, recall: 1, accuracy: 1 });
});

await test('example 4: texts shorter than a shingle are right or wrong as a whole', () => {
  assert.deepEqual(counts('a b c', 'a b c d'), { tp: 0, fp: 0.5, fn: 0.5 });
  assert.deepEqual(score('a b c', 'a b c d'), { precision: 0, recall: 0, accuracy: 0 });
});

await test('example 5: an empty text has the recall 0, and no precision', () => {
  assert.deepEqual(counts('x', ''), { tp: 0, fp: 0, fn: 1 });
  assert.deepEqual(score('x', ''), { precision: null, recall: 0, accuracy: 0 });
});

await test('example 6: F1 is computed from the means of precision and recall', () => {
  const pages = [
    { precision: 1, recall: 0.5, accuracy: 0 },
    { precision: 0.5, recall: 1, accuracy: 0 },
  ];
  assert.deepEqual(averageScores(pages), { f1: 0.75, precision: 0.75, recall: 0.75, accuracy: 0 });
});

await test('counts each occurrence of a repeated shingle', () => {
  assert.deepEqual(counts('a a a a a a', 'a a a a'), { tp: 1 / 3, fp: 0, fn: 2 / 3 });
});

await test('counts two empty texts as accurate, and leaves them out of precision and recall', () => {
  assert.deepEqual(counts('', ''), { tp: 0, fp: 0, fn: 0 });
  assert.deepEqual(score('…', ''), { precision: null, recall: null, accuracy: 1 });
});

await test('the mean precision, recall and F1 are 0 if every text is empty', () => {
  const scores = ['x', 'y'].map((reference) => score(reference, ''));
  assert.deepEqual(averageScores(scores), { f1: 0, precision: 0, recall: 0, accuracy: 0 });
});
