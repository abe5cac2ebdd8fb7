import { it } from 'vitest';
import { expectLinear } from '../../../../test/growth.ts';
import { sentencesOf } from './segments.ts';

it.each([
  ['many lines without a word', (size: number) => `${'-\n'.repeat(size)}end`],
  ['many abbreviations', (size: number) => 'A. '.repeat(size)],
])('splits a text into sentences in linear time: %s', (_what, make) => {
  expectLinear((size) => void sentencesOf(make(size), 'en'), 20_000);
});
