import { expect, it } from 'vitest';
import { tokenize } from './word-counts.ts';

const cases: [text: string, tokens: string[]][] = [
  ["world, don't e-mail foo/bar U.S.A. user@host", ['world,', "don't", 'e-mail', 'foo/bar', 'U.S.A.', 'user@host']],
  ['a&b 100%', ['a', '&', 'b', '100', '%']],
  ['it’s', ['it', '’', 's']],
  ['foo—.bar', ['foo', '—.bar']],
  ['漢字かな', ['漢字かな']],
  ['e\u0301te\u0301', ['e\u0301te\u0301']],
  ['a\u00a0b', ['a', '\u00a0', 'b']],
  ['  a   b\u0001 ', ['a', 'b']],
  ['', ['']],
  ['\ud800 \udc00x', ['\ud800', '\udc00', 'x']],
];

it.each(cases)('splits the text %j into tokens', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});
