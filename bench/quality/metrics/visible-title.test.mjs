import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareVisibleTitles } from './visible-title.mjs';

const pair = (id, visibleTitle, headline, found) => ({
  id,
  truth: { visibleTitle, headline },
  prediction: { headline: found },
});

await test('counts the headlines of the algorithm and of the ground truth that equal the visible title', () => {
  const pairs = [
    pair('a', 'The flood', 'The Flood | Daily', 'the flood!'),
    pair('b', 'Rain', 'Rain', 'Rain | Daily'),
    pair('c', 'Snow', null, ''),
  ];
  assert.deepEqual(compareVisibleTitles(pairs), {
    pages: 3,
    right: 1,
    truth: 1,
    wrong: [
      { id: 'b', title: 'Rain', found: 'Rain | Daily' },
      { id: 'c', title: 'Snow', found: '' },
    ],
  });
});

await test('ignores pages whose visible title is missing or unknown', () => {
  const unknown = [pair('a', null, 'H', 'H'), pair('b', undefined, 'H', 'H')];
  assert.equal(compareVisibleTitles(unknown), null);
  assert.equal(compareVisibleTitles([...unknown, pair('c', 'H', 'H', 'H')]).pages, 1);
});
