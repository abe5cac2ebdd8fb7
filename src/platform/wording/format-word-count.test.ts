import { expect, test } from 'vitest';
import { formatLength, formatLengthEarly, formatWordCount } from './format-word-count.ts';

test('a word count says “1 word”, “2 words” and, for Chinese, “1,240 characters”', () => {
  expect([0, 1, 2, 1240].map((count) => formatWordCount(count))).toEqual([
    '0 words',
    '1 word',
    '2 words',
    '1,240 words',
  ]);
  expect([1, 1240].map((count) => formatWordCount(count, 'zh-Hant'))).toEqual(['1 character', '1,240 characters']);
});

test('the length of an article has the same wording before and after the first paint', () => {
  for (const format of [formatLength, formatLengthEarly]) {
    expect(format(5, 1240, 'fr')).toBe('5 min · 1,240 words');
    expect(format(1, 1, 'ja')).toBe('1 min · 1 character');
  }
});
