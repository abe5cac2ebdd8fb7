import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startsOf } from '../bold-starts.ts';
import { clearAround, type LineBox, lineAt, linesOf } from './lines.ts';

const box = fc
  .record({ top: fc.integer({ min: 0, max: 900 }), height: fc.integer({ min: 0, max: 60 }), isWhole: fc.boolean() })
  .map(({ top, height, isWhole }): LineBox => ({ top, bottom: top + height, ...(isWhole && { isWhole }) }));

describe('line focus', () => {
  it('groups boxes of text into lines from top to bottom, none of which contains another', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), (boxes) => {
        const lines = linesOf(boxes);
        for (const { top, bottom } of boxes.filter((one) => one.bottom > one.top))
          expect(lines.some((line) => line.top <= top && line.bottom >= bottom)).toBe(true);
        lines.slice(1).forEach((line, index) => {
          const before = lines[index] as LineBox;
          expect(line.top).toBeGreaterThanOrEqual(before.top);
          expect(line.bottom).toBeGreaterThan(before.bottom);
        });
      }),
    );
  });

  it('puts superscript and subscript into the line of their word', () => {
    expect(
      linesOf([
        { top: 10, bottom: 30 },
        { top: 6, bottom: 18 },
        { top: 42, bottom: 62 },
      ]),
    ).toEqual([
      { top: 6, bottom: 30 },
      { top: 42, bottom: 62 },
    ]);
  });

  const text = [0, 1, 2, 3, 4, 5].map((line) => ({ top: line * 30, bottom: line * 30 + 20 }));

  it('line focus dims all lines except the current line and those right above and below', () => {
    expect(clearAround(text, 3, 1)).toEqual({ top: 90, bottom: 110 });
    expect(clearAround(text, 3, 3)).toEqual({ top: 60, bottom: 140 });
    expect(clearAround(text, 0, 5)).toEqual({ top: 0, bottom: 80 });
    expect(clearAround([], 0, 5)).toBeNull();
  });

  it('line focus never leaves a picture and lines of text undimmed at the same time', () => {
    const lines = [...text, { top: 200, bottom: 600, isWhole: true }];
    expect(clearAround(lines, 6, 5)).toEqual({ top: 200, bottom: 600 });
    expect(clearAround(lines, 5, 3)).toEqual({ top: 120, bottom: 170 });
  });

  it('finds the line at a given height of the page, or the nearest line', () => {
    expect([-50, 5, 24, 27, 9999].map((height) => lineAt(text, height))).toEqual([0, 0, 0, 1, 5]);
    expect(lineAt([], 3)).toBe(-1);
  });
});

describe('bold beginnings of words', () => {
  it.each([
    ['en', 'The harbour was quiet at 10', 'T har w qu a'],
    ['ru', 'Гавань спит', 'Гав сп'],
    ['el', 'Το λιμάνι', 'Τ λιμ'],
    ['ja', '東京は雨 and rain', 'a ra'],
    ['ar', 'المرفأ هادئ', ''],
    ['fr', "l'école e\u0301cole", "l'éc e\u0301c"],
  ])('finds the bold beginnings of words in the language %s: %s', (language, text, expected) => {
    expect(
      startsOf(text, language)
        .map(({ start, end }) => text.slice(start, end))
        .join(' '),
    ).toBe(expected);
  });

  it('bold beginnings of words do not separate a letter from its accent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        let before = 0;
        for (const { start, end } of startsOf(text, 'en')) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(end)).not.toMatch(/^\p{M}/u);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
