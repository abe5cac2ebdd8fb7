import { expect, it } from 'vitest';
import { endOfText, isSpaceCode, PYTHON_SPACE, startOfText } from './white-space.ts';

it('isSpaceCode recognises the same characters as the pattern PYTHON_SPACE', () => {
  const space = new RegExp(`[${PYTHON_SPACE}]`);
  for (let code = 0; code <= 0xffff; code++) expect(isSpaceCode(code)).toBe(space.test(String.fromCharCode(code)));
});

it('finds where white space at the start of a text ends and white space at its end begins', () => {
  expect([startOfText('\n\u00a0a b '), endOfText('\n\u00a0a b ')]).toEqual([2, 5]);
  expect([startOfText('  '), endOfText('  ')]).toEqual([2, 0]);
});
