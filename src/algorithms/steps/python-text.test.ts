import { expect, it } from 'vitest';
import { endOfText, isSpaceCode, PYTHON_SPACE, startOfText } from './python-text.ts';

it('isSpaceCode recognises the same characters as the pattern PYTHON_SPACE', () => {
  const space = new RegExp(`[${PYTHON_SPACE}]`);
  for (let code = 0; code <= 0xffff; code++) expect(isSpaceCode(code)).toBe(space.test(String.fromCharCode(code)));
});

it('finds the start and the end of a text without the white space around it', () => {
  expect([startOfText('\n\u00a0a b '), endOfText('\n\u00a0a b ')]).toEqual([2, 5]);
  expect([startOfText('  '), endOfText('  ')]).toEqual([2, 0]);
});
