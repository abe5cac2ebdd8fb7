import { expect, it } from 'vitest';
import { countPieces, measure, utf8Length } from './densities.ts';

function densities(text: string, linkText = '') {
  return measure({ text, linkText, tagCount: 0, startTag: '', parent: -1, entered: [], nodes: [] });
}

it('splits a text at bytes other than ASCII letters and digits, also at the ends of the text', () => {
  expect(['river.', '', 'a_b  c', '(x)', 'Привет мир', 'naïve', '😀'].map((text) => countPieces(text))).toEqual([
    2, 1, 3, 3, 2, 2, 2,
  ]);
});

it('counts one linked word in a block without links, as the original does', () => {
  expect(densities('Hi there')).toMatchObject({ linkDensity: 1 / 2, textDensity: 2 });
  expect(densities('Read the report here.', 'the report')).toMatchObject({ linkDensity: 2 / 5, textDensity: 5 });
});

it('ignores the last line when it computes words per line, unless it is the only line', () => {
  expect(densities('ninechars '.repeat(8).trim()).textDensity).toBe(8);
  // 81 bytes make two lines: one of 80 bytes with eight words, and one with the "x"
  expect(densities(`${'ninechars '.repeat(8)}x`)).toMatchObject({ bytes: 81, textDensity: 9 });
  expect(densities('ninechars '.repeat(20).trim()).textDensity).toBe(17 / 2);
});

it('does not split a character if the byte limit is inside the character', () => {
  expect(countPieces('aé', 1)).toBe(1);
  expect(countPieces('aéb', 2)).toBe(2);
  expect(countPieces('a😀b', 4)).toBe(2);
});

it.each(['', 'a\u007f', '\u0080é\u07ff', '\u0800漢\ud7ff\ue000\uffff', '😀x\u{10ffff}'])(
  'computes the UTF-8 length of %j',
  (text) => {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  },
);
