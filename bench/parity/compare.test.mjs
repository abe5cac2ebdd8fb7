import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTexts, firstDifference } from './compare.mjs';

const words = (text) => text.split(' ');

await test('finds where two texts begin to differ, and counts the words that differ', () => {
  const difference = firstDifference(words('a b c d X Y e f g'), words('a b c d Z e f g'));
  assert.equal(difference.at, 4);
  assert.deepEqual(difference.ours, { words: 9, differing: 2, context: 'b c d X Y e f g' });
  assert.deepEqual(difference.theirs, { words: 8, differing: 1, context: 'b c d Z e f g' });
});

await test('finds the first difference if one of two texts ends before the other', () => {
  const { at, ours, theirs } = firstDifference([], words('a b'));
  assert.deepEqual([at, ours.context, theirs.context], [0, '', 'a b']);
});

await test('does not count a word twice if the equal beginning and the equal end of two texts overlap', () => {
  const { ours, theirs } = firstDifference(words('a a'), words('a a a'));
  assert.deepEqual([ours.differing, theirs.differing], [0, 1]);
});

await test('treats texts with the same words as identical, and ignores pages without a text to compare', () => {
  const compared = compareTexts({ a: 'One, two.', b: 'x', c: 'y' }, { a: 'One two', b: '' });
  assert.deepEqual([compared.pages, compared.identical], [2, 1]);
  assert.deepEqual(
    compared.differences.map(({ id }) => id),
    ['b'],
  );
});
