import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareVisibleTitles } from './visible-title.mjs';

const pair = (id, visibleTitle, headline, found) => ({
  id,
  truth: { visibleTitle, headline },
  prediction: { headline: found },
});

await test('a headline is compared with the title that is seen, the truth beside it', () => {
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

await test('pages without a title that is seen, and those nobody looked at, take no part', () => {
  const unknown = [pair('a', null, 'H', 'H'), pair('b', undefined, 'H', 'H')];
  assert.equal(compareVisibleTitles(unknown), null);
  assert.equal(compareVisibleTitles([...unknown, pair('c', 'H', 'H', 'H')]).pages, 1);
});
