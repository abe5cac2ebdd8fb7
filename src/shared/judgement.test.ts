import { expect, it } from 'vitest';
import { judgementWords } from './judgement.ts';

it.each([
  [0.934, 'article', 'Confidence 93% · article'],
  [0.999, null, 'Confidence 99%'],
  [0, 'listing', 'Confidence 0% · listing'],
  [null, 'forum', 'forum'],
  [null, null, ''],
])('confidence %s, kind %s', (confidence, kind, words) => {
  expect(judgementWords({ confidence, kind }).replaceAll('\u00a0', ' ')).toBe(words);
});
