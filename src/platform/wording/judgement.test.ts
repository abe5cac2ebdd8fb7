import { expect, it } from 'vitest';
import { judgementWords } from './judgement.ts';

it.each([
  [0.934, 'article', 'Estimated accuracy: 93% · article page'],
  [0.999, null, 'Estimated accuracy: 99%'],
  [0, 'listing', 'Estimated accuracy: 0% · listing page'],
  [null, 'forum', 'forum page'],
  [null, null, ''],
])('writes the estimated accuracy %s and the page kind %s as a text', (confidence, kind, words) => {
  expect(judgementWords({ confidence, kind }).replaceAll('\u00a0', ' ')).toBe(words);
});
