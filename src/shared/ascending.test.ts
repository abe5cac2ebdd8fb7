import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFrom, indexFrom } from './ascending.ts';

test('binary search in an ascending array finds the same number as a linear search', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), fc.integer({ min: -10, max: 10 }), (numbers, least) => {
      const ascending = numbers.sort((a, b) => a - b);
      const index = ascending.findIndex((number) => number >= least);
      expect(indexFrom(ascending, least)).toBe(index < 0 ? ascending.length : index);
      expect(firstFrom(ascending, least)).toBe(ascending[index] ?? Number.POSITIVE_INFINITY);
    }),
  );
});
