import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it('counts a word with combining accents as one word, even in a Thai text', () => {
  expect(countWords('re\u0301sume\u0301', 'th')).toBe(1);
  expect(countWords('สวัสดี re\u0301sume\u0301', 'th')).toBe(2);
});
