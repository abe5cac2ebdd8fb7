import { expect, it } from 'vitest';
import { roundHalfEven, spreadOf } from './prune.ts';

it('rounds halves to the nearest even number', () => {
  expect([0.5, 1.5, 2.5, 2.4, 2.6, 3].map(roundHalfEven)).toEqual([0, 2, 2, 2, 3, 3]);
});

it('computes the standard deviation of a sample (0 for a single value)', () => {
  expect(spreadOf([7])).toEqual({ mean: 7, deviation: 0 });
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9]).deviation).toBeCloseTo(2.138, 3);
});

it('computes the mean of equal values without a rounding error', () => {
  expect(spreadOf([0.1, 0.1, 0.1])).toEqual({ mean: 0.1, deviation: 0 });
});
