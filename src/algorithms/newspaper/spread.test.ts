import { expect, it } from 'vitest';
import { roundHalfEven, spreadOf } from './spread.ts';

it('rounds halves to the even number', () => {
  expect([0.5, 1.5, 2.5, 2.4, 2.6, 3].map(roundHalfEven)).toEqual([0, 2, 2, 2, 3, 3]);
});

it('has no deviation for one value, and the deviation of a sample for more', () => {
  expect(spreadOf([7])).toEqual({ mean: 7, deviation: 0 });
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9]).deviation).toBeCloseTo(2.138, 3);
});

it('gives equal values exactly their value as mean', () => {
  expect(spreadOf([0.1, 0.1, 0.1])).toEqual({ mean: 0.1, deviation: 0 });
});
