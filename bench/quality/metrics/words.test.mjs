import assert from 'node:assert/strict';
import { test } from 'node:test';
import { averageWords, compareWords, findSnippets, wordsOf } from './words.mjs';

const compare = (reference, prediction) => compareWords(wordsOf(reference), wordsOf(prediction));

await test('compares the words of two texts in any order and case, and counts each occurrence', () => {
  const { f1, precision, recall } = compare('a b b c', 'B x A');
  assert.deepEqual([f1.toFixed(6), precision, recall], [(4 / 7).toFixed(6), 2 / 3, 0.5]);
});

await test('if the ground truth is empty, an empty text has the score 1, and any other text 0', () => {
  assert.equal(compare('', '').f1, 1);
  assert.equal(compare('', 'a').f1, 0);
  assert.equal(compare('a', '').f1, 0);
  assert.equal(compare('a', 'b').f1, 0);
});

await test('finds required snippets even across line breaks', () => {
  const snippets = { with: ['One two', 'four'], without: [] };
  assert.deepEqual(findSnippets(snippets, 'Zero ONE\n\ntwo three'), { with: 0.5, without: null });
});

await test('returns the mean scores of all pages and of each page type', () => {
  const words = (f1) => ({ f1, precision: f1, recall: 1 });
  const pages = [
    { type: 'forum', words: words(0.2), snippets: { with: 1, without: null } },
    { type: 'article', words: words(0.9), snippets: { with: 0, without: 0.5 } },
    { type: 'article', words: words(0.7), snippets: { with: null, without: null } },
  ];
  const { f1, recall, byType, snippets } = averageWords(pages);
  assert.ok(Math.abs(f1 - 0.6) < 1e-12);
  assert.equal(recall, 1);
  assert.deepEqual(byType, { article: { pages: 2, f1: 0.8 }, forum: { pages: 1, f1: 0.2 } });
  assert.deepEqual(Object.keys(byType), ['article', 'forum'], 'the largest first');
  assert.deepEqual(snippets, { with: 0.5, without: 0.5 });
});
