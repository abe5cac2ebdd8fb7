import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareWidths } from './widths.mjs';

const reading = (articleBody, visible, more = {}) => ({
  articleBody,
  visible,
  headline: 'H',
  authors: ['Ann'],
  datePublished: null,
  pictures: 1,
  ...more,
});
const compare = (here, there) => compareWidths([{ id: 'p', here, there }]);

await test('ignores line breaks and case when comparing readings at two window widths', () => {
  const { pages, ...found } = compare(
    reading('One two.\n\n- three', 'Menu One two. Three'),
    reading('one  two.\n1. Three', 'menu\none two.\n• three'),
  );
  assert.equal(pages, 1);
  assert.ok(Object.values(found).every((ids) => ids.length === 0));
});

await test('counts a line missing at one window width as an error if the page shows it at both widths', () => {
  const found = compare(reading('One.\nTwo.', 'One. Two.'), reading('One.', 'One. Two.'));
  assert.deepEqual([found.sameShown, found.otherShown, found.shownLines, found.faults], [['p'], [], ['p'], ['p']]);
});

await test('does not count a line missing at one window width as an error if the page hides it there', () => {
  const found = compare(reading('One.\nTwo.', 'Menu One. Two.'), reading('One.', 'One.'));
  assert.deepEqual([found.otherShown, found.shownLines, found.faults], [['p'], [], []]);
});

await test('a line missing at one window width is an error even if the page hides other text there', () => {
  const found = compare(reading('One.\nTwo.', 'Menu One. Two.'), reading('One.', 'One. Two.'));
  assert.deepEqual([found.otherShown, found.shownLines, found.faults], [['p'], ['p'], ['p']]);
});

await test('counts differences in metadata and pictures separately from those in the text', () => {
  const found = compare(reading('One.', 'One.'), reading('One.', 'One.', { datePublished: '2020-01-02', pictures: 0 }));
  assert.deepEqual([found.metadata, found.pictures, found.faults], [['p'], ['p'], []]);
});
