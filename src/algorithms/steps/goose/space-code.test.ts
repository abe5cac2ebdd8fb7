import { expect, it } from 'vitest';
import { PYTHON_SPACE } from '../white-space.ts';
import { endOfText, isSpaceCode, startOfText } from './space-code.ts';

it('is the same white space as everywhere', () => {
  const space = new RegExp(`[${PYTHON_SPACE}]`);
  for (let code = 0; code <= 0xffff; code++) expect(isSpaceCode(code)).toBe(space.test(String.fromCharCode(code)));
});

it('finds where a text begins and ends', () => {
  expect([startOfText('\n\u00a0a b '), endOfText('\n\u00a0a b ')]).toEqual([2, 5]);
  expect([startOfText('  '), endOfText('  ')]).toEqual([2, 0]);
});
