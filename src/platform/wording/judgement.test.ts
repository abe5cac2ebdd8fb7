import { expect, it } from 'vitest';
import { judgementWords } from './judgement.ts';

it.each([
  [0.934, 'article', 'Expected to be 93% right · article page'],
  [0.999, null, 'Expected to be 99% right'],
  [0, 'listing', 'Expected to be 0% right · listing page'],
  [null, 'forum', 'forum page'],
  [null, null, ''],
])('confidence %s, kind %s', (confidence, kind, words) => {
  expect(judgementWords({ confidence, kind }).replaceAll('\u00a0', ' ')).toBe(words);
});
