import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTexts, firstDifference } from './compare.mjs';

const words = (text) => text.split(' ');

await test('finds the first word in which two texts differ, and counts the differing words', () => {
  const difference = firstDifference(words('a b c d X Y e f g'), words('a b c d Z e f g'));
  assert.equal(difference.at, 4);
  assert.deepEqual(difference.ours, { words: 9, differing: 2, context: 'b c d X Y e f g' });
  assert.deepEqual(difference.theirs, { words: 8, differing: 1, context: 'b c d Z e f g' });
});

await test('finds the first difference if one of two texts ends before the other', () => {
  const { at, ours, theirs } = firstDifference([], words('a b'));
  assert.deepEqual([at, ours.context, theirs.context], [0, '', 'a b']);
});

await test('does not count a word twice if two texts have overlapping equal beginnings and ends', () => {
  const { ours, theirs } = firstDifference(words('a a'), words('a a a'));
  assert.deepEqual([ours.differing, theirs.differing], [0, 1]);
});

await test('treats two texts with the same words as identical, whatever their punctuation', () => {
  const compared = compareTexts({ a: 'One, two.', b: 'x', c: 'y' }, { a: 'One two', b: '' });
  assert.deepEqual([compared.pages, compared.identical], [2, 1]);
  assert.deepEqual(
    compared.differences.map(({ id }) => id),
    ['b'],
  );
});
