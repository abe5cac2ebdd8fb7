import { expect, test } from 'vitest';
import { mountSample, range, sampleArticle } from '../../../test/mount-sample.ts';
import { updateWords } from './messages.ts';

const rest = sampleArticle(range(1, 60));

test('the reader does not announce that the rest of the shown article has arrived', () => {
  const before = mountSample().state;
  expect(updateWords(before, { ...before, article: rest })).toBe('');
});

test('the reader announces a change of the algorithm, of the text or of the reading time', () => {
  const before = mountSample().state;
  expect(updateWords(before, { ...before, article: rest, algorithm: 'eatiht' })).toBe('Eatiht, 8 min');
  expect(updateWords(before, { ...before, article: rest, contentNumber: 1 })).toBe('Readability, 8 min');
  expect(updateWords(before, { ...before, article: { ...rest, minutes: 9 } })).toBe('Readability, 9 min');
});
