import { expect, it } from 'vitest';
import { isHighLinkDensity, linkLimit } from './words/word-statistics.ts';

it('allows a smaller share of linked words in a longer text', () => {
  const limits = [10, 100, 200, 400, 900].map((words) => linkLimit(words).toFixed(1));
  expect(limits).toEqual(['69.0', '63.3', '56.6', '45.0', '34.4']);
});

it('finds too many links in a text that has a link but no words', () => {
  const text = { stopWords: 0, words: 0 };
  expect(isHighLinkDensity({ ...text, links: 0, linkWords: 0 })).toBe(false);
  expect(isHighLinkDensity({ ...text, links: 1, linkWords: 1 })).toBe(true);
});

it('allows at most half of the words of a short text to be linked if it has more than two links', () => {
  const text = { stopWords: 0, words: 20, linkWords: 11 };
  expect(isHighLinkDensity({ ...text, links: 2 })).toBe(false);
  expect(isHighLinkDensity({ ...text, links: 3 })).toBe(true);
  expect(isHighLinkDensity({ ...text, links: 3, words: 50, linkWords: 30 })).toBe(false);
});
