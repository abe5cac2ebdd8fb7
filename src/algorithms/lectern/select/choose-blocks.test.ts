import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import { chooseBlocks } from './choose-blocks.ts';

const kinds = (kind: PageKind) => Float64Array.from(PAGE_KINDS, (name) => (name === kind ? 1 : 0));

const choose = (words: number[], body: number[], kind: PageKind = 'article') =>
  chooseBlocks(Float32Array.from(words), Float32Array.from(body), kinds(kind));

it('keeps probable blocks and drops improbable ones', () => {
  const { kept } = choose([5, 40, 60, 8, 50, 5], [0.05, 0.95, 0.9, 0.1, 0.97, 0.02]);
  expect([...kept]).toEqual([0, 1, 1, 0, 1, 0]);
});

it('keeps a doubtful block if it is between probable blocks, and drops it if it is between improbable blocks', () => {
  expect(choose([40, 3, 40], [0.97, 0.57, 0.97]).kept[1]).toBe(1);
  expect(choose([80, 4, 3, 4], [0.97, 0.03, 0.61, 0.03]).kept[2]).toBe(0);
});

it('keeps less probable blocks if no block of the page is very probable', () => {
  const sure = choose([50, 50, 50], [0.99, 0.99, 0.01]);
  const unsure = choose([50, 50, 50], [0.4, 0.35, 0.3]);
  expect(sure.threshold).toBeCloseTo(0.66);
  expect(choose([50, 50, 50], [0.99, 0.99, 0.01], 'forum').threshold).toBeLessThan(0.4);
  expect(unsure.threshold).toBeLessThan(0.45);
  expect(unsure.expected).toBeLessThan(sure.expected);
});

it('returns the highest F1 that can be expected from keeping only the most probable blocks', () => {
  // keeping both gives 2 · (0.9 + 0.5) ÷ (2 + 1.4); keeping only the first, 2 · 0.9 ÷ (1 + 1.4)
  expect(choose([1, 1], [0.9, 0.5]).expected).toBeCloseTo(2.8 / 3.4, 4);
});

it('keeps nothing on an empty page', () => {
  expect(choose([], [])).toMatchObject({ expected: 0 });
});

it('keeps all blocks if all are probable, and no block if none is probable', () => {
  const pages = fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.double({ min: 0.01, max: 0.98, noNaN: true })), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(pages, (blocks) => {
      const words = blocks.map(([count]) => count);
      const all = choose(
        words,
        blocks.map(() => 0.99),
      ).kept;
      expect(all.every((kept) => kept === 1)).toBe(true);
      const none = choose(
        words,
        blocks.map(() => 0.001),
      ).kept;
      expect(none.some((kept) => kept === 1)).toBe(false);
    }),
  );
});
