import { describe, expect, it } from 'vitest';
import { block, verdicts } from '../../../../test/boilerpipe-examples.ts';
import type { BoilerpipeBlock } from '../blocks/text-block.ts';
import { densityRules, numWordsRules } from './classify.ts';

describe('densityRules', () => {
  const lines = (density: number, linked = 0): BoilerpipeBlock =>
    block({ words: 90, linkedWords: linked, wrappedWords: density * 10, lines: 10 });
  const cases: [previous: BoilerpipeBlock, current: BoilerpipeBlock, next: BoilerpipeBlock, isContent: boolean][] = [
    [lines(20), lines(20, 30), lines(20), false], // 1/3 of the words in links is above 0.333333
    [lines(20), lines(20, 29), lines(20), true],
    [lines(20, 51), lines(20), lines(11), false],
    [lines(20, 51), lines(20), lines(11.1), true],
    [lines(4, 50), lines(9.1), lines(0.1), true], // 5/9 of the words in links is not above 0.555556
    [lines(20), lines(9.1), lines(0), false],
    [lines(4), lines(9), lines(10), false],
    [lines(4), lines(9), lines(10.1), true],
    [lines(4.1), lines(9), lines(10), true],
  ];
  it.each(cases)(
    'recognises article text by the links and the density of a block and its neighbours (row %#)',
    (previous, current, next, isContent) => {
      expect(verdicts(densityRules, [previous, current, next])[1]).toBe(isContent);
    },
  );

  it('drops a dense block at the end of the page, because it treats the missing next block as empty', () => {
    expect(verdicts(densityRules, [lines(20), lines(20)])).toEqual([true, false]);
  });
});

describe('numWordsRules', () => {
  const words = (count: number, linkedWords = 0): BoilerpipeBlock => block({ words: count, linkedWords });
  const cases: [previous: BoilerpipeBlock, current: BoilerpipeBlock, next: BoilerpipeBlock, isContent: boolean][] = [
    [words(20), words(90, 30), words(20), false],
    [words(90, 51), words(40), words(17), false],
    [words(90, 51), words(41), words(17), true],
    [words(90, 51), words(40), words(18), true],
    [words(4), words(16), words(15), false],
    [words(4), words(17), words(15), true],
    [words(4), words(16), words(16), true],
    [words(5), words(16), words(15), true],
  ];
  it.each(cases)(
    'recognises article text by the links and the words of a block and its neighbours (row %#)',
    (previous, current, next, isContent) => {
      expect(verdicts(numWordsRules, [previous, current, next])[1]).toBe(isContent);
    },
  );
});
